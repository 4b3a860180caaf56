import { Heading } from '../../editor/Heading.tsx';

export function ImportScreen({ id }: { id: string | null }) {
  return <Heading>{id ?? 'Import'}</Heading>;
}
