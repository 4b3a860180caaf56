import { useStore } from '@nanostores/react';
import { rupees } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
import { $walletPayment, loadWallet, useWallet } from '../../stores/checkout/wallet-payment.ts';
import { OptionHint, OptionRow, OptionText } from '../../ui/OptionRow.tsx';
import { Wallet } from '../../ui/icons.ts';
import { LoadError } from '../lib/LoadError.tsx';

/** Lets the wallet pay what it can; nothing where it is empty. */
export function WalletPayment() {
  const { offered, balance, isUsed, isPaid, reason } = useStore($walletPayment);
  if (reason) {
    const message = t('What is in your wallet is not known: {reason}', { reason: reason.message });
    return <LoadError message={message} onRetry={loadWallet} />;
  }
  if (offered === 0) return null;
  return (
    <div className="mb-2.5 grid">
      <OptionRow type="checkbox" checked={isUsed} onChange={({ target }) => useWallet(target.checked)}>
        <OptionText name={t('Use {amount} from your wallet', { amount: rupees(offered) })}>
          <OptionHint>
            {isPaid
              ? t('It pays for all of this order')
              : balance > offered
                ? t('There is {amount} in it', { amount: rupees(balance) })
                : t('You pay the rest as you choose below')}
          </OptionHint>
        </OptionText>
        <Wallet aria-hidden />
      </OptionRow>
    </div>
  );
}
