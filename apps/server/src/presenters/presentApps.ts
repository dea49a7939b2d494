import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { AppDiagnosis } from '../repositories/apps/AppDiagnosesRepository.js'
import { plainSettings, type TenantApp } from '../repositories/apps/TenantAppsRepository.js'
import type { ProductApp } from '../repositories/apps/ProductAppsRepository.js'

export function presentManagedApp(app: TenantApp): Schemas['ManagedApp'] {
  const { code, createdAt, updatedAt, ...rest } = app
  return {
    ...rest,
    appCode: code,
    openType: app.openType as 0 | 1 | 2,
    status: app.status as 0 | 1,
    enable: app.enable as 0 | 1,
    origin: 'tenant',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What people set, for the history: what checks found is not theirs. */
export function presentSetApp(app: TenantApp): Schemas['ManagedApp'] {
  return presentManagedApp({ ...app, health: null, diagnosis: null })
}

/** An application of the platform: the tenant says whether it is on, where it stands and who sees it. */
export function presentPlatformApp(row: ProductApp): Schemas['ManagedApp'] {
  return {
    id: null,
    appCode: row.code,
    name: row.name,
    icon: row.icon,
    category: null,
    kind: row.kind,
    url: row.base_path,
    openType: 1,
    status: row.status as 0 | 1,
    enable: row.enable as 0 | 1,
    sort: row.place ?? row.sort,
    roleIds: row.roleIds,
    departmentIds: row.departmentIds,
    allowedOrigins: [],
    permissionsAsked: [],
    ...plainSettings,
    ...{ health: null, diagnosis: null },
    origin: 'platform',
    version: row.version,
    createdAt: null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }
}

export function presentDiagnosis({ checkedAt, ...rest }: AppDiagnosis): Schemas['AppDiagnosis'] {
  return { ...rest, checkedAt: checkedAt.toISOString() }
}

/** As `my-app` shows it. */
export function presentOwnApp(app: TenantApp, language: Language): Schemas['App'] {
  return {
    appCode: app.code,
    appName: app.name[language],
    icon: app.icon,
    path: app.url,
    status: app.status as 0 | 1,
    enable: app.enable as 0 | 1,
    kind: app.kind,
    openType: app.openType as 0 | 1 | 2,
  }
}
