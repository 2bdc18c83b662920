import type { Account } from './accounts';

interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  factor_type: 'totp';
}

/** The one code that is right: a story has no authenticator app. */
export const RIGHT_CODE = '123456';

/** The second factors of each account. */
export class Factors {
  readonly #byAccount = new Map<string, readonly Factor[]>();

  of({ id, secondFactor = false }: Account): readonly Factor[] {
    const first: Factor = { id: `factor-of-${id}`, status: 'verified', factor_type: 'totp' };
    return this.#byAccount.get(id) ?? (secondFactor ? [first] : []);
  }

  /** @returns an unverified factor */
  add(account: Account): Factor {
    const factor: Factor = { id: crypto.randomUUID(), status: 'unverified', factor_type: 'totp' };
    this.#byAccount.set(account.id, [...this.of(account), factor]);
    return factor;
  }

  verify(account: Account, id: string): void {
    const verified = this.of(account).map((factor) =>
      factor.id === id ? { ...factor, status: 'verified' as const } : factor,
    );
    this.#byAccount.set(account.id, verified);
  }

  remove(account: Account, id: string): void {
    const others = this.of(account).filter((factor) => factor.id !== id);
    this.#byAccount.set(account.id, others);
  }
}
