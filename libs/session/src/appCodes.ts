import {
  containerPath,
  enterpriseConsoleBase,
  personalCenterBase,
  personalCenterCode,
} from './paths.js'

const deliveryBase = `${containerPath}/spruce-web-delivery-visualization`
const deliveryV3Base = `${containerPath}/spruce-web-delivery-visualization-v3`

/** Spec section 2.5, with the codes that product.md decides. */
const basePaths = new Map<string, string>([
  ['spruce-web-enterprise-console', enterpriseConsoleBase],
  ...['0001', '0080', '0081', '0088'].flatMap((code): [string, string][] => [
    [code, enterpriseConsoleBase],
    [`RCFRAMEAPP${code}`, enterpriseConsoleBase],
  ]),
  ['spruce-web-operation-management', `${containerPath}/spruce-web-operation-management`],
  ['spruce-web-messages-center', `${containerPath}/spruce-web-messages-center`],
  [personalCenterCode, personalCenterBase],
  ['spruce-web-app-management', `${containerPath}/spruce-web-app-management`],
  ['spruce-web-delivery-visualization', deliveryBase],
  ['spruce-web-delivery-visualization-v3', deliveryV3Base],
])

/**
 * The base path of the sub-application behind a code: the table first; else a code starting with
 * RCAPPN maps to the v3 delivery visualisation, one starting with RCAPP to the delivery
 * visualisation, any other to the enterprise console (spec section 2.5). @public
 */
export function basePathOf(appCode: string): string {
  const known = basePaths.get(appCode)
  if (known) return known
  if (appCode.startsWith('RCAPPN')) return deliveryV3Base
  if (appCode.startsWith('RCAPP')) return deliveryBase
  return enterpriseConsoleBase
}

/** The product's own app: in the table, or its code starts with RCFRAMEAPP or RCAPP. @public */
export function isOwnApp(appCode: string): boolean {
  return basePaths.has(appCode) || /^RC(?:FRAME)?APP/.test(appCode)
}

/** A path with the page-preview segment under either delivery base (spec section 2.5). @public */
export function isDeliveryPage(path: string): boolean {
  return [deliveryBase, deliveryV3Base].some(
    (base) =>
      path.startsWith(`${base}/`) && path.slice(base.length).split('/').includes('page-preview'),
  )
}

/** The code of the own application that `path` lies in; its full name, not an alias. @public */
export function appCodeOf(path: string): string | undefined {
  for (const [code, base] of basePaths) {
    if ((path === base || path.startsWith(`${base}/`)) && base.endsWith(`/${code}`)) return code
  }
  return undefined
}
