import type { Banner } from '../../contract/banner.ts';

/** What the demo shop advertises on its home page. */
export interface DemoBanner {
  slug: string;
  title: string;
  text: string;
  translations?: Record<'bn' | 'hi', Pick<Banner, 'title' | 'text' | 'alt'>>;
  link: string;
  ground: 'leaf' | 'spice' | 'clay' | 'sky' | 'sand' | 'berry' | 'deep';
  /** Slugs of products that stand on its bottom edge, from the left */
  pictures: string[];
  devices: ('desktop' | 'mobile')[];
}

export const banners: DemoBanner[] = [
  {
    slug: 'morning-vegetables',
    title: 'Cut this morning',
    text: 'Shaak, potol and lau, picked today',
    translations: {
      bn: { title: 'আজ সকালে তোলা', text: 'শাক, পটল আর লাউ, আজকের টাটকা', alt: null },
      hi: { title: 'आज सुबह की ताज़ी', text: 'साग, परवल और लौकी, आज ही तोड़ी', alt: null },
    },
    link: '/categories/fruit-vegetables',
    ground: 'deep',
    pictures: ['palong-shaak-spinach', 'begun-brinjal-long', 'desi-tomato'],
    devices: ['desktop', 'mobile'],
  },
  {
    slug: 'nolen-gur',
    title: 'Nolen gur is here',
    text: 'Sandesh, doi and payesh rice',
    translations: {
      bn: { title: 'নলেন গুড় এসে গেছে', text: 'সন্দেশ, দই আর পায়েসের চাল', alt: null },
      hi: { title: 'नोलेन गुड़ आ गया', text: 'संदेश, दोई और खीर के चावल', alt: null },
    },
    link: '/categories/sweets-doi',
    ground: 'clay',
    pictures: ['dheki-khejur-patali', 'mishtimukh-nolen-gur-sandesh'],
    devices: ['desktop', 'mobile'],
  },
  {
    slug: 'monthly-staples',
    title: 'Atta and rice by the sack',
    text: 'Lower per kilo, carried upstairs',
    translations: {
      bn: { title: 'বস্তা ধরে আটা-চাল', text: 'কেজিতে কম দাম, ওপরে তুলে দিই', alt: null },
      hi: { title: 'बोरी में आटा और चावल', text: 'किलो पर कम दाम, ऊपर तक पहुँचाएँ', alt: null },
    },
    link: '/categories/atta-rice-dal',
    ground: 'spice',
    pictures: ['shonar-whole-wheat-chakki-atta', 'shonar-banskathi-rice'],
    devices: ['desktop', 'mobile'],
  },
];
