import type { ComponentProps } from 'react';
import { LateShelves } from '../components/catalogue/LateShelves.tsx';

/** The shelves below a product that only the provider and this device know. */
export const ProductShelves = (props: ComponentProps<typeof LateShelves>) => <LateShelves {...props} />;
