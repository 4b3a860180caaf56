import { msg } from '../../contract/msg.ts';

/** The words of the dialog in which a pincode is chosen. */
export const chooseLocation = {
  id: 'choose-location',
  title: msg('Choose Location'),
  hint: msg('You can check if delivery is available for your location.'),
  select: msg('Select Location'),
  search: msg('Search Pincode'),
  loading: msg('Loading pincodes…'),
} as const;
