/**
 * Where the person's days begin, for a call: a name of the IANA database, from which the server knows when
 * clocks change. Empty where the browser cannot say; the server takes its usual zone then.
 * @public
 */
export function localZone(): { zone?: string } {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined
  // Chromium answers Etc/Unknown where the system has a zone that it does not know.
  return zone === undefined || zone === '' || zone === 'Etc/Unknown' ? {} : { zone }
}
