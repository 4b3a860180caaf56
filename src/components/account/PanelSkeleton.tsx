import './panel-skeleton.css';

/** The skeleton of a tab's panel. */
export const PanelSkeleton = () => (
  <div className="panel-wait waits">
    <p className="sr-only" role="status">
      One moment…
    </p>
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
