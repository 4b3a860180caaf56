import { tw } from './tw.ts';

/** The name is read before the pictures and the buttons; a phone shows the pictures first, a wide screen beside them. */
export const productColumns = tw`grid grid-cols-1 items-start md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[1.08fr_1fr] lg:gap-x-16`;
export const productColumn = tw`md:col-start-2`;
export const productBrand = tw`font-semibold wrap-anywhere text-primary`;
