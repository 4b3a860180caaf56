import { DEMO_IDENTITY } from '../../../contract/demo-identity.ts';
import { shop } from '../../shop.ts';

/** Where money is paid to by UPI; '' where it is not. The demo's id is nobody's: outside the demo nothing is paid to it. */
export const upiId: string =
  import.meta.env.PUBLIC_DEMO !== 'true' && shop.upiId === DEMO_IDENTITY.upiId ? '' : shop.upiId;
