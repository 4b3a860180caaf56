import { RecentlyViewed } from '../components/catalogue/RecentlyViewed.tsx';

/** The shelf of home that only this device knows. */
export const HomeShelves = () => <RecentlyViewed />;
