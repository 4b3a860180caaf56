import { Heading } from '../../editor/Heading.tsx';

export function GoodsScreen({ id }: { id: string | null }) {
  return <Heading>{id ?? 'Goods'}</Heading>;
}
