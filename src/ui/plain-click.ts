/** The fields that React's and the browser's mouse events share. */
interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click on a link opens it here: with a modifier key or another button it asks for a tab or window of its own. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey);

/** Returns a link's listener that handles plain clicks in place and leaves all others to the browser. */
export const onPlainClick =
  (handle: () => unknown) =>
  (event: Click & { preventDefault: () => void }): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    handle();
  };
