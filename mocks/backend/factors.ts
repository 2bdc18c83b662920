interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  factor_type: 'totp';
}

/** The part of an account that its factors depend on. */
interface Owner {
  id: string;
  /** Whether it begins with a verified factor; default: false. */
  secondFactor?: boolean;
}

/** The one code that is right: a story has no authenticator app. */
export const RIGHT_CODE = '123456';

/** The second factors of each account. */
export class Factors {
  readonly #byAccount = new Map<string, readonly Factor[]>();

  of({ id, secondFactor = false }: Owner): readonly Factor[] {
    const first: Factor = { id: `factor-of-${id}`, status: 'verified', factor_type: 'totp' };
    return this.#byAccount.get(id) ?? (secondFactor ? [first] : []);
  }

  /** @returns an unverified factor */
  add(owner: Owner): Factor {
    const factor: Factor = { id: crypto.randomUUID(), status: 'unverified', factor_type: 'totp' };
    this.#byAccount.set(owner.id, [...this.of(owner), factor]);
    return factor;
  }

  verify(owner: Owner, id: string): void {
    const verified = this.of(owner).map((factor) =>
      factor.id === id ? { ...factor, status: 'verified' as const } : factor,
    );
    this.#byAccount.set(owner.id, verified);
  }

  remove(owner: Owner, id: string): void {
    const others = this.of(owner).filter((factor) => factor.id !== id);
    this.#byAccount.set(owner.id, others);
  }
}
