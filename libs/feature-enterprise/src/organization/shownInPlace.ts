/** Meta of calls whose failure the page, the form or the field itself shows: no toast besides. */
export const shownInPlace = { silent: true }
