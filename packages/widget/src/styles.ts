import type { WidgetOptions } from './options.ts';
import { textOn } from './text-color.ts';

/**
 * The looks of the widget, for a constructed style sheet, which strict policies allow. What the page's rules could do to the host element is taken
 * back with `!important`, which inside a shadow root wins over the page's.
 */
export function stylesOf({ color, side, button }: Pick<WidgetOptions, 'color' | 'side' | 'button'>): string {
  const isInline = button !== undefined && button !== 'none';
  const place = isInline
    ? 'display:inline-block!important'
    : `display:block!important;position:fixed!important;bottom:20px!important;inset-inline-${side}:20px!important;z-index:2147483647!important`;
  return `
:host{all:initial!important;${place};color-scheme:light dark!important}
*{box-sizing:border-box;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.main{background:${color};color:${textOn(color)};border:1px solid ${textOn(color)}}
button{font-size:15px;line-height:1.3;padding:9px 16px;border-radius:8px;border:1px solid #767676;background:transparent;color:inherit;cursor:pointer}
button.main{font-weight:600}
button[disabled]{opacity:.6;cursor:default}
.launch{box-shadow:0 2px 10px #0004}
:focus-visible{outline:3px solid #4c8dff;outline-offset:2px}
dialog{position:fixed;inset:auto;inset-inline-${side}:20px;bottom:20px;width:min(380px,calc(100vw - 40px));max-height:calc(100vh - 40px);overflow:auto;margin:0;padding:20px;border:1px solid #8886;border-radius:12px;background:#fff;color:#1b1f24;box-shadow:0 8px 40px #0005;font-size:15px;line-height:1.45;text-align:start}
dialog::backdrop{background:#0003}
h2{font-size:18px;line-height:1.3;margin:0 0 14px;font-weight:600}
p{margin:0 0 12px}
label,legend{display:block;font-weight:600;margin:0 0 5px;padding:0}
fieldset{border:0;margin:0 0 14px;padding:0;min-width:0}
.field{margin:0 0 14px}
textarea,.field input{width:100%;font-size:16px;padding:9px 11px;border:1px solid #767676;border-radius:8px;background:#fff;color:#1b1f24}
textarea{min-height:110px;resize:vertical}
.rates{display:flex;gap:6px}
.rates label{flex:1;position:relative;margin:0;font-weight:400}
.rates input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.rates span{display:block;text-align:center;padding:8px 0;border:1px solid #767676;border-radius:8px}
.rates input:checked+span{background:${color};color:${textOn(color)};border-color:${textOn(color)};box-shadow:inset 0 0 0 1px ${textOn(color)};font-weight:600}
.rates input:focus-visible+span{outline:3px solid #4c8dff;outline-offset:2px}
.row{display:flex;gap:10px;justify-content:flex-end}
.note{font-size:13px;color:#4b535d}
.bad{color:#b3131c;font-weight:600}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[hidden]{display:none}
@media(prefers-color-scheme:dark){dialog{background:#1b1f24;color:#f0f2f5}textarea,.field input{background:#11151a;color:#f0f2f5}.note{color:#b4bcc6}.bad{color:#ff9b9b}}
@media(forced-colors:active){.rates input:checked+span{outline:3px solid}}`;
}
