const defaultIcon = '/favicon.svg'

/** Shows an icon in the tab of the browser; without one the product's own. */
export function showTabIcon(address: string | null | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const icon = address ?? defaultIcon
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon)
}
