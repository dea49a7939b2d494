/** The permission codes a member holds by the enabled roles; an administrator holds every code. */
export class PermissionSet {
  private readonly codes: ReadonlySet<string>

  constructor(
    codes: Iterable<string>,
    readonly grantsAll = false,
  ) {
    this.codes = new Set(codes)
  }

  has(code: string): boolean {
    return this.grantsAll || this.codes.has(code)
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
