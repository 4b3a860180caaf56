import '../../ui/skeleton.css';
import './panel-skeleton.css';

/** Holds the place of what a tab will show. */
export const PanelSkeleton = () => (
  <div className="panel-wait waits">
    <p className="sr-only" role="status">
      One moment…
    </p>
    <span className="bone" />
    <span className="bone" />
    <span className="bone" />
  </div>
);
