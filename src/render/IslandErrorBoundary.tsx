import { Component, type ReactNode } from 'react';

interface Props {
  /** The element that the island stands in. */
  island: HTMLElement;
  children: ReactNode;
}

/**
 * Around every island: what breaks in it stays as it was last seen, without its controls, and the page says so.
 * See shell/island-errors.ts.
 */
export class IslandErrorBoundary extends Component<Props, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  #lastSeen: readonly Node[] | undefined;

  override componentDidCatch(): void {
    const { island } = this.props;
    const retry = () => {
      this.#lastSeen = undefined;
      this.setState({ broken: false });
    };
    island.addEventListener('island:retry', retry, { once: true });
    island.dispatchEvent(new Event('island:error', { bubbles: true }));
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    // While React renders, the page still shows what it rendered before.
    const lastSeen = (this.#lastSeen ??= [...this.props.island.childNodes].map((node) => node.cloneNode(true)));
    return <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(...lastSeen)} />;
  }
}
