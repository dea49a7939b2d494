/** The segment under which every sub-application lives (spec section 2.2 to 2.4). @public */
export const containerPath = '/yunbu-app'

/** The base path of the enterprise console, which unknown codes fall back to. @public */
export const enterpriseConsoleBase = `${containerPath}/spruce-web-enterprise-console`

/** The framework page: shows the address in its query, once the server knows it (spec section 2.3). @public */
export const dynamicPath = `${enterpriseConsoleBase}/dynamic`

/** The base path of the personal centre. @public */
export const personalCenterBase = `${containerPath}/spruce-web-personal-center`

/** Code of the personal-centre application; a login response may jump to it. @public */
export const personalCenterCode = 'spruce-web-personal-center'

/** The app "management entry": who has it, and a menu in it, sees the console switch. @public */
export const managementEntryCode = 'MT0001'

/** The path of an address, without query, fragment and closing slash. @public */
export function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
