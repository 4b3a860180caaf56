import type { Messages } from '../../current.ts';

/** What stands on labels. */
export const label: Messages = {
  Ingredients: 'উপকরণ',
  'Shelf life': 'কতদিন ভালো থাকে',
  Keep: 'কীভাবে রাখবেন',
  Storage: 'সংরক্ষণ',
  Origin: 'উৎস',
  'Country of origin': 'উৎপাদনকারী দেশ',
  'Made and packed by': 'প্রস্তুত ও প্যাক করেছে',
  Manufacturer: 'প্রস্তুতকারক',
  'Imported by': 'আমদানি করেছে',
  'Consumer care': 'ক্রেতা সহায়তা',
  'FSSAI licence': 'FSSAI লাইসেন্স',
  'Sold by': 'বিক্রেতা',
  Energy: 'শক্তি',
  Protein: 'প্রোটিন',
  Carbohydrate: 'কার্বোহাইড্রেট',
  Sugar: 'চিনি',
  Fat: 'ফ্যাট',
  Fibre: 'ফাইবার',
  Sodium: 'সোডিয়াম',
};
