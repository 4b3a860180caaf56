import { Heading } from '../../editor/Heading.tsx';

export function OrdersScreen({ id }: { id: string | null }) {
  return <Heading>{id ?? 'Orders'}</Heading>;
}
