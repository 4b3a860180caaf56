import { t } from '../../i18n/t.ts';
/** The skeleton of a tab's panel. */
export const PanelSkeleton = () => (
  <div className="grid gap-4" data-waits>
    <p className="sr-only" role="status">
      {t('One moment…')}
    </p>
    <span className="h-26 skeleton rounded-box" />
    <span className="h-26 skeleton rounded-box" />
    <span className="h-26 skeleton rounded-box" />
  </div>
);
