import { isLinkable } from './isLinkable.js'

/** What of a tenant decides where its logo leads. @public */
export interface HomeSetting {
  /** 0 → /dashboard, 1 → no jump, 2 → home page URL, else /default. */
  logo?: number | null
  homepageUrl?: string | null
}

/**
 * Where back-to-home and the system icon lead: "logo 0 goes to /dashboard; logo 2 goes to the
 * configured home page URL, else /default". Undefined when they lead nowhere (logo 1). A home page
 * URL that is neither a path of the product nor http(s) counts as not configured. @public
 */
export function homeTarget(tenant: HomeSetting | null | undefined): string | undefined {
  switch (tenant?.logo ?? 0) {
    case 1:
      return undefined
    case 2:
      return isFollowable(tenant?.homepageUrl) ? tenant.homepageUrl : '/default'
    default:
      return '/dashboard'
  }
}

function isFollowable(url: string | null | undefined): url is string {
  return isLinkable(url ?? '')
}
