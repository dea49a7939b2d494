declare module 'stylis' {
  interface Element {
    readonly type: string
  }
  export function compile(css: string): Element[]
  export function serialize(elements: Element[], callback: typeof stringify): string
  export function stringify(element: Element): string
}
