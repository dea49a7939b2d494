/** Whom an application shows to: holders of these roles, and people in these departments or below. */
export interface AppAudience {
  roleIds: readonly string[]
  departmentIds: readonly string[]
}

/** Nobody is named, so everybody sees it. */
export function isForEverybody({ roleIds, departmentIds }: AppAudience): boolean {
  return roleIds.length + departmentIds.length === 0
}

/** Whether an application names somebody, and nobody any more without those that go. */
export function isLostWithout(app: AppAudience, gone: AppAudience): boolean {
  return (
    !isForEverybody(app) &&
    app.roleIds.every((id) => gone.roleIds.includes(id)) &&
    app.departmentIds.every((id) => gone.departmentIds.includes(id))
  )
}
