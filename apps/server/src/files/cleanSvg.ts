import sanitizeHtml from 'sanitize-html'

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paint = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask']
const filters = [
  ...['filter', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feMorphology', 'feOffset', 'feTile', 'feTurbulence', 'feDropShadow'],
]
const containers = ['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'marker', 'use']
const writing = ['text', 'tspan', 'textPath']

const attributes = [
  ...['id', 'class', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'],
  ...['d', 'points', 'pathLength', 'dx', 'dy', 'width', 'height', 'viewBox', 'version', 'xmlns'],
  ...['xmlns:xlink', 'preserveAspectRatio', 'transform', 'fill', 'fill-opacity', 'fill-rule'],
  ...['clip-path', 'clip-rule', 'mask', 'filter', 'opacity', 'color', 'display', 'visibility'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'vector-effect', 'offset'],
  ...['stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'mode', 'type'],
  ...['values', 'operator', 'k1', 'k2', 'k3', 'k4', 'radius', 'stdDeviation', 'baseFrequency'],
  ...['numOctaves', 'seed', 'stitchTiles', 'flood-color', 'flood-opacity', 'markerWidth'],
  ...['markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'font-family', 'font-size'],
  ...['font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
  ...['startOffset', 'textLength', 'role', 'aria-label', 'aria-hidden', 'href', 'xlink:href'],
]

/** `url(…)` in a value may name a part of the same picture, nothing else. */
const reachesOut = /url\s*\(\s*(?!['"]?#)|javascript:|data:|expression\s*\(|@import|\\/i

/**
 * The picture without scripts, handlers, styles, foreign content and anything that reaches out: an
 * allow-list of elements and attributes. Undefined when no drawing is left.
 */
export function cleanSvg(source: string): string | undefined {
  const clean = sanitizeHtml(source, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...containers, ...shapes, ...paint, ...filters, ...writing],
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'],
    transformTags: {
      '*': (tagName, given) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(given).filter(([name, value]) =>
            name === 'href' || name === 'xlink:href'
              ? /^#[\w.:-]+$/.test(value)
              : name.startsWith('xmlns')
                ? /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(value)
                : !reachesOut.test(value),
          ),
        ),
      }),
    },
  }).trim()
  if (!/^<svg[\s>]/.test(clean)) return undefined
  // Without its namespace a browser shows the text of the file, not the picture.
  return /^<svg[^>]*\sxmlns=/.test(clean)
    ? clean
    : clean.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
}
