import './offer-tag.css';

/** Percent off; from how much on it is worth a word, the caller decides by `config.offerFrom`. */
export const OfferTag = ({ percent }: { percent: number }) => <span className="tag num">{percent}% off</span>;

export const SoldOutTag = () => <span className="tag tag-out">Out of stock</span>;
