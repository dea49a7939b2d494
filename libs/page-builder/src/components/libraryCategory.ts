/** The kind under which the palette offers components that are registered. */
export const libraryCategory = 'library'
