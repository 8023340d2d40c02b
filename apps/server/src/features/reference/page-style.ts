export const style = `
:root{color-scheme:light dark;--paper:#fcfdfb;--ink:#15201b;--ink-2:#3b4842;--line:#dae1da;--wash:#f2f5f1;--mark:#fff1b3}
@media(prefers-color-scheme:dark){:root{--paper:#0e1512;--ink:#edf2ee;--ink-2:#c6d0ca;--line:#2a3630;--wash:#121a16;--mark:#3a3411}}
*{box-sizing:border-box}html{scroll-padding-top:16px}body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr);background:var(--paper);color:var(--ink);font:15px/1.55 "Public Sans Variable",system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 20px;background:var(--wash);border-right:1px solid var(--line)}
nav h2{font-size:13px;margin:20px 0 4px}nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:3px 0;color:var(--ink-2);text-decoration:none;overflow-wrap:anywhere}nav a:hover{text-decoration:underline}nav [aria-current]{font-weight:640;color:var(--ink)}.home{font-weight:700;color:inherit}
main{padding:32px 40px 80px;max-width:960px;min-width:0}h1,section>h2{font-family:"Newsreader Variable",Georgia,serif;font-weight:460}h1{margin-top:0}section>h2{border-top:1px solid var(--ink);padding-top:12px;margin-top:48px}
article{padding:20px 0;border-top:1px solid var(--line)}h3{margin:0 0 6px;font-size:17px}h4{margin:18px 0 4px;font-size:13px}
code,pre{font:13px/1.5 "JetBrains Mono Variable",ui-monospace,monospace}code{overflow-wrap:anywhere}pre{overflow:auto;max-height:420px;padding:12px;background:var(--wash);border:1px solid var(--line);border-radius:6px;margin:6px 0}pre code{overflow-wrap:normal}
dl{display:grid;grid-template-columns:48px minmax(0,1fr);gap:6px 12px;margin:0}dt{font-variant-numeric:tabular-nums;font-weight:600}dd{margin:0;color:var(--ink-2);min-width:0}a{color:inherit}
form{display:flex;gap:8px;align-items:center;flex-wrap:wrap;margin:20px 0}label{font-weight:600}input,button{font:inherit;color:inherit;padding:8px 10px;min-height:40px;border:1px solid var(--ink-2);border-radius:6px;background:var(--paper)}input{flex:1 1 240px;min-width:0}button{cursor:pointer}
.calls{list-style:none;margin:0;padding:0}.calls li{padding:6px 8px;border-top:1px solid var(--line)}.calls code{color:var(--ink-2);display:block}.calls [hidden],section[hidden]{display:none}li:target{background:var(--mark)}article:target{box-shadow:-12px 0 0 var(--paper),-16px 0 0 #ffd43a}
.kind{margin:4px 0;color:var(--ink-2)}.fields{list-style:none;margin:4px 0;padding:0 0 0 12px;border-left:2px solid var(--line)}.fields li{padding:5px 0}.fields li>span{color:var(--ink-2)}.fields li>span b{font-weight:600;color:var(--ink)}.fields p{margin:2px 0}ol{margin:4px 0;padding-left:24px}
@media(max-width:991px){body{display:block}nav{position:static;height:auto;max-height:28vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:20px 16px}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`;
