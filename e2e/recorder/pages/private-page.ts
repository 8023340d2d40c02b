/** A page with a secret in every place where pages hold what is nobody else's business. */
export function privatePage(tag: string): string {
  return `<!doctype html><html lang="en"><head>
<title>Account of jane.title@private.test</title>
<meta name="description" content="SECRET_META jane.meta@private.test"><meta name="csrf-token" content="SECRET_CSRF">
<style>.a{background:url("/none.png?sig=SECRET_STYLE#SECRET_STYLEFRAG")}</style>
<script>window.secret = 'SECRET_SCRIPT';</script>
<!-- SECRET_COMMENT -->
${tag}
</head><body data-user="SECRET_DATA_BODY">
<h1>Hello there</h1>
<p id="plain">Write to jane.text@private.test, pay with 4111 1111 1111 1111 or DE89 3704 0044 0532 0130 00, call +49 170 1234567, number 9876543210, see https://x.test/p?token=SECRET_TEXTURL</p>
<form action="/go?SECRET_ACTION">
<input type="hidden" id="hidden" value="SECRET_HIDDEN">
<input id="typed" placeholder="SECRET_PLACEHOLDER" aria-label="SECRET_ARIA" title="SECRET_TITLE" data-x="SECRET_DATA" autocomplete="email">
<input id="prefilled" value="SECRET_PREFILLED"><input type="password" id="password" value="SECRET_PW1">
<input type="number" id="number" value="778899665544"><input type="date" value="1987-06-05"><input type="search" value="SECRET_SEARCH">
<input type="checkbox" id="check" value="SECRET_CHECKBOX"><input type="radio" name="r" id="radio" value="SECRET_RADIO"><input type="radio" name="r" value="SECRET_RADIO2">
<textarea id="area">SECRET_AREA</textarea><textarea id="cleared">SECRET_CLEARED</textarea>
<select id="select"><optgroup label="SECRET_GROUP"><option value="SECRET_OPTVALUE">SECRET_OPTION</option><option>SECRET_OPTION2</option></optgroup></select>
<input type="submit" value="SECRET_SUBMIT"><input type="button" value="SECRET_BUTTON"><button type="button" id="button" value="SECRET_BUTTONVALUE">Save</button>
</form>
<div id="editable" contenteditable="true">SECRET_EDITABLE <b>SECRET_EDITABLE_B</b></div>
<a id="mail" href="mailto:SECRET_MAILTO@private.test">Mail</a> <a href="tel:+491700000001">Call</a>
<a href="/orders?token=SECRET_HREF#SECRET_HREFFRAG">Orders</a>
<img id="image" alt="SECRET_ALT" src="/p.png?sig=SECRET_SRC" srcset="/p2.png?sig=SECRET_SRCSET 2x" width="10" height="10">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><text>SECRET_SVGDATA</text></svg>" width="10" height="10">
<svg width="10" height="10" aria-label="SECRET_SVGARIA"><title>jane.svgtitle@private.test</title><text data-z="SECRET_SVGDATAATTR">jane.svgtext@private.test</text></svg>
<noscript><img src="/n.png?SECRET_NOSCRIPT"></noscript><template><p>SECRET_TEMPLATE</p></template>
<x-card owner="SECRET_CUSTOM_ATTRIBUTE"></x-card>
<div data-earshot-mask id="masked">SECRET_MASKED <span id="maskedlater"></span><div id="maskedhost"></div></div>
<div data-earshot-block id="blocked">SECRET_BLOCKED<div id="blockedhost"></div></div>
<div class="by-option" id="byoption">SECRET_BY_OPTION</div>
<div id="host"></div>
<iframe id="frame" srcdoc="<p>jane.frame@private.test</p><input value='SECRET_FRAMEINPUT'><div contenteditable>SECRET_FRAMEEDIT</div>"></iframe>
<button type="button" id="rage" title="SECRET_RAGETITLE">Pay <span data-earshot-mask>SECRET_LABEL</span></button>
<button type="button" id="rage2">jane.label@private.test</button>
<div id="late"></div>
</body></html>`;
}

/** Does what visitors and scripts do after the page has loaded; runs in the page. */
export function usePrivatePage(): void {
  const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
  const changeText = (id: string, text: string) => {
    const node = byId(id).firstChild;
    if (node) node.textContent = text;
  };
  byId('hidden').value = 'SECRET_HIDDEN_LATER';
  byId('hidden').setAttribute('value', 'SECRET_HIDDEN_LATER2');
  byId('typed').value = 'SECRET_SETBYSCRIPT';
  byId('password').type = 'text';
  byId('password').value = 'SECRET_PW_AFTERFLIP';
  byId('area').textContent = 'SECRET_AREA_LATER';
  byId('cleared').value = '';
  byId('check').click();
  byId('radio').click();
  byId('typed').setAttribute('placeholder', 'SECRET_PLACEHOLDER_LATER');
  byId('typed').setAttribute('aria-label', 'SECRET_ARIA_LATER');
  byId('image').setAttribute('src', '/p.png?sig=SECRET_SRC_LATER');
  byId('mail').setAttribute('href', 'mailto:SECRET_MAILTO_LATER@private.test');
  byId('image').setAttribute('style', 'background:url(/b.png?sig=SECRET_STYLEATTR)');
  changeText('plain', 'Now jane.changed@private.test and 5555 5555 5555 4444');
  changeText('editable', 'SECRET_EDITABLE_LATER');
  byId('editable').append('SECRET_EDITABLE_ADDED');
  byId('maskedlater').textContent = 'SECRET_MASKED_LATER';
  byId('blocked').append('SECRET_BLOCKED_LATER');
  byId('byoption').append(' SECRET_BY_OPTION_LATER');
  byId('select').append(new Option('SECRET_OPTION_LATER', 'SECRET_OPTVALUE_LATER'));
  for (const id of ['maskedhost', 'blockedhost']) {
    const root = byId(id).attachShadow({ mode: 'open' });
    root.innerHTML = `<p>SECRET_SHADOW_${id}</p>`;
    setTimeout(() => root.append(`SECRET_SHADOWLATER_${id}`), 200);
  }
  const root = byId('host').attachShadow({ mode: 'open' });
  root.innerHTML =
    '<p>jane.shadow@private.test</p><input value="SECRET_SHADOWINPUT" placeholder="SECRET_SHADOWPH">';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('p{background:url(/s.png?sig=SECRET_ADOPTED)}');
  root.adoptedStyleSheets = [sheet];
  sheet.insertRule('b{background:url(/s.png?sig=SECRET_RULE)}');
  byId('late').innerHTML =
    '<div title="SECRET_LATE_TITLE" data-k="SECRET_LATE_DATA">jane.late@private.test</div><textarea>SECRET_LATE_AREA</textarea><input value="SECRET_LATE_INPUT"><div contenteditable>SECRET_LATE_EDIT</div><select><option>SECRET_LATE_OPTION</option></select>';
  document.title = 'Changed jane.newtitle@private.test';
  history.pushState(null, '', '/private/spa?token=SECRET_SPA#SECRET_SPAFRAG');
  console.log('SECRET_NOT_REALLY'.replace(/.*/, 'user jane.console@private.test'), {
    card: '4111 1111 1111 1111',
  });
  setTimeout(() => {
    throw new Error('Failed for jane.error@private.test at https://x.test/?token=SECRET_ERRORURL');
  });
  void Promise.reject(new Error('Rejected for jane.rejected@private.test'));
  void fetch('/api?token=SECRET_NETWORK');
}

/** Matches whatever must not leave the page. */
export const secrets =
  /SECRET_\w+|[\w.]*@private\.test|private\.test|4111 ?1111|1111 ?1111|5555 5555|3704 0044|170 ?1234567|9876543210|778899665544|1987-06-05|491700000001/g;
