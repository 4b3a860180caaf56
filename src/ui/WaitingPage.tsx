interface Props {
  /** What the page is called until it can name what it shows. */
  title: string;
  /** What is being looked for. */
  children: string;
}

/** A page that can't tell yet what it shows. It has a heading all the same: screen readers go by it. */
export const WaitingPage = ({ title, children }: Props) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <p className="text-muted" role="status" data-waits>
      {children}
    </p>
  </>
);
