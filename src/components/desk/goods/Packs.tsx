import { useStore } from '@nanostores/react';
import { isBlank } from '../../../../contract/typed-text.ts';
import { useState } from 'react';
import type { DeskProduct, DeskProductDetail } from '../../../../contract/desk-goods.ts';
import { sameId } from '../../../../contract/id.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { $foundGoods, findGoods } from '../../../stores/desk/found-goods.ts';
import { $packing, joinPack, splitPack } from '../../../stores/desk/product.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { ListRow } from '../../editor/LongList.tsx';

const about = ({ packSize, price, stock }: DeskProduct): string =>
  [packSize, rupees(price), `${stock} in stock`].filter(Boolean).join(' · ');

/** The other sizes of a product: shoppers choose among them on one page. */
export function Packs({ product }: { product: DeskProductDetail }) {
  const { reason } = useStore($packing);
  const [isJoining, setJoining] = useState(false);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="packs">
      <h2 id="packs" className="text-lg">
        Sizes
      </h2>
      {product.packs.length === 0 ? (
        <p className="text-muted">It is sold in one size.</p>
      ) : (
        <ul>
          {product.packs.map((pack) => (
            <ListRow
              key={pack.id}
              small={about(pack)}
              end={
                <button
                  type="button"
                  className="btn btn-ghost px-2 text-primary btn-sm"
                  aria-label={`Split off ${pack.packSize ?? pack.name}`}
                  onClick={() => void splitPack(product.id, pack.id)}
                >
                  Split off
                </button>
              }
            >
              <a className="inline-flex min-h-11 items-center link-hover" href={deskHref('goods', pack.id)}>
                {pack.name}
              </a>
            </ListRow>
          ))}
        </ul>
      )}
      {reason && <FormError message={reason.message} />}
      {isJoining ? (
        <JoinPack product={product} onJoined={() => setJoining(false)} />
      ) : (
        <button
          type="button"
          className="btn justify-self-start btn-outline btn-primary btn-sm"
          onClick={() => setJoining(true)}
        >
          Join with another product
        </button>
      )}
    </section>
  );
}

function JoinPack({ product, onJoined }: { product: DeskProductDetail; onJoined: () => void }) {
  const { data } = useStore($foundGoods);
  const [searchKey, setSearchKey] = useState('');
  const sizes = [product, ...product.packs];
  const others = data.filter(({ id }) => !sizes.some((each) => sameId(each.id, id)));
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Which product is another size of it?"
        type="search"
        placeholder="Name, brand or number"
        value={searchKey}
        onChange={({ target }) => {
          setSearchKey(target.value);
          findGoods(target.value);
        }}
      />
      {!isBlank(searchKey) && (
        <ul aria-label="Products found">
          {others.map((other) => (
            <ListRow
              key={other.id}
              small={about(other)}
              end={
                <button
                  type="button"
                  className="btn btn-ghost px-2 text-primary btn-sm"
                  aria-label={`Join ${[other.name, other.packSize].filter(Boolean).join(', ')}`}
                  onClick={() => void joinPack(product.id, other).then((isJoined) => isJoined && onJoined())}
                >
                  Join
                </button>
              }
            >
              {other.name}
            </ListRow>
          ))}
        </ul>
      )}
    </div>
  );
}
