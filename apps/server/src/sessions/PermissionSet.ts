import type { PermissionCode } from '@spruce/api-client/contract'
import { holdsPermission } from '@spruce/validators/permission'

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

  has(code: PermissionCode): boolean {
    return this.hasStored(code)
  }

  /** A code that a row names: whoever wrote it, and whichever version of the product. */
  hasStored(code: string): boolean {
    return !this.outside.has(code) && (this.grantsAll || this.codes.has(code))
  }

  /** True when the tenant's plan leaves the code out: no role of the tenant gives it. */
  isOutsidePlan(code: string): boolean {
    return this.outside.has(code)
  }

  /** True when at least one of `codes` is held, by the permission rule of the product. */
  hasAny(codes: readonly PermissionCode[]): boolean {
    return holdsPermission<PermissionCode>((code) => this.has(code), codes)
  }

  /** The held codes among `registry`, in its order. */
  among(registry: readonly string[]): string[] {
    return registry.filter((code) => this.hasStored(code))
  }
}
