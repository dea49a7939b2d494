/**
 * The permission codes a member holds by the enabled roles; an administrator holds every code. What the
 * tenant's plan leaves out nobody holds.
 */
export class PermissionSet {
  private readonly codes: ReadonlySet<string>
  private readonly outside: ReadonlySet<string>

  constructor(
    codes: Iterable<string>,
    readonly grantsAll = false,
    outsidePlan: Iterable<string> = [],
  ) {
    this.codes = new Set(codes)
    this.outside = new Set(outsidePlan)
  }

  has(code: string): boolean {
    return !this.outside.has(code) && (this.grantsAll || this.codes.has(code))
  }

  /** True when the tenant's plan leaves the code out: no role of the tenant gives it. */
  isOutsidePlan(code: string): boolean {
    return this.outside.has(code)
  }

  /** True when at least one of `codes` is held; `undefined` and an empty list ask for nothing. */
  hasAny(codes: readonly string[] | undefined): boolean {
    return !codes?.length || codes.some((code) => this.has(code))
  }

  /** The held codes among `registry`, in its order. */
  among(registry: readonly string[]): string[] {
    return registry.filter((code) => this.has(code))
  }
}
