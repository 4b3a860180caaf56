// The islands of every page in one module, because each by itself would be a request of its own.
export { AccountLink } from './AccountLink.tsx';
export { BuyAgain } from './BuyAgain.tsx';
export { CartBar } from './CartBar.tsx';
export { CartLink } from './CartLink.tsx';
export { PincodeChooser } from './PincodeChooser.tsx';
export { SearchBox } from './SearchBox.tsx';
export { Toasts } from './Toasts.tsx';
export { WishlistLink } from './WishlistLink.tsx';
