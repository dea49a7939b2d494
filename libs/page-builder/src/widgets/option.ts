/** A choice of a property, with its word in both languages. */
export function option<const Value extends string>(value: Value, zh: string, en: string) {
  return { value, label: { 'zh-CN': zh, 'en-US': en } }
}

/** How good or bad something is: for properties that give a colour and a word. */
export const toneOptions = {
  neutral: option('neutral', '默认', 'Neutral'),
  info: option('info', '提示', 'Information'),
  success: option('success', '正常', 'Good'),
  warning: option('warning', '警告', 'Warning'),
  danger: option('danger', '危险', 'Danger'),
}
