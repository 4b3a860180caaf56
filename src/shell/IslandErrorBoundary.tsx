import { Component, type ReactNode } from 'react';

interface Props {
  /** Astro's element around the island. */
  island: HTMLElement;
  children: ReactNode;
}

/**
 * Around every island: when it throws, its last DOM stays, without controls, and shell/island-errors.ts shows an alert.
 */
export class IslandErrorBoundary extends Component<Props, { hasError: boolean }> {
  static getDerivedStateFromError = () => ({ hasError: true });

  override state = { hasError: false };

  #snapshot: readonly Node[] | undefined;

  override componentDidCatch(): void {
    const { island } = this.props;
    const retry = () => {
      this.#snapshot = undefined;
      this.setState({ hasError: false });
    };
    island.addEventListener('island:retry', retry, { once: true });
    island.dispatchEvent(new Event('island:error', { bubbles: true }));
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    // During render the DOM still holds what was rendered before the error.
    const snapshot = (this.#snapshot ??= [...this.props.island.childNodes].map((node) => node.cloneNode(true)));
    return <div style={{ display: 'contents' }} ref={(element) => element?.replaceChildren(...snapshot)} />;
  }
}
