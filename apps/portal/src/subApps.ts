import { enterpriseSubApp } from '@spruce/feature-enterprise'
import type { SubApp } from '@spruce/session'

/** The sub-applications of the product. This list is the product. */
export const subApps: readonly SubApp[] = [enterpriseSubApp]
