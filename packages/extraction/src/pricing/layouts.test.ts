import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readPricing } from './read-pricing.ts';

interface Layout {
  about: string;
  html: string;
  /** Name, amount or kind, currency and period. */
  plans: string[];
  lang?: string;
}

const layouts: Layout[] = [
  {
    about: 'prices in the head cells of a table',
    html: `<table><thead><tr><th>What you get</th><th>Sloop<br>€49 per month</th><th>Cutter<br>€99 per month</th><th>Clipper<br>on request</th></tr></thead>
      <tbody><tr><td>Boats</td><td>3</td><td>10</td><td>any</td></tr><tr><td>Charts</td><td>✓</td><td>✓</td><td>✓</td></tr></tbody></table>`,
    plans: ['Sloop 49 EUR month', 'Cutter 99 EUR month', 'Clipper custom'],
  },
  {
    about: 'head cells with name and price in one line',
    html: `<table><tr><td></td><th><b>Lite</b> $10/mo</th><th><b>Full</b> $30/mo</th></tr><tr><td>Users</td><td>1</td><td>9</td></tr></table>`,
    plans: ['Lite 10 USD month', 'Full 30 USD month'],
  },
  {
    about: 'rows are plans, with price, currency and period in columns of their own',
    html: `<table><thead><tr><th>Plan</th><th>Orders</th><th>Price</th><th>Billed</th></tr></thead><tbody>
      <tr><td>River</td><td>5,000</td><td>£40</td><td>monthly</td></tr><tr><td>Lake</td><td>50,000</td><td>£140</td><td>monthly</td></tr><tr><td>Ocean</td><td>more</td><td>Ask us</td><td>yearly</td></tr></tbody></table>`,
    plans: ['River 40 GBP month', 'Lake 140 GBP month', 'Ocean custom'],
  },
  {
    about: 'rows with a price by month and one by year',
    html: `<table><tr><th>Package</th><th>Monthly</th><th>Yearly</th></tr><tr><td>Solo</td><td>$9</td><td>$90</td></tr><tr><td>Duo</td><td>$15</td><td>$150</td></tr></table>`,
    plans: ['Solo 9 USD month', 'Duo 15 USD month'],
  },
  {
    about: 'a list of one-line plans',
    html: `<h2>Plans</h2><ul><li>Hobby – free</li><li>Indie – $7/month</li><li>Studio – $29/month</li></ul>`,
    plans: ['Hobby free', 'Indie 7 USD month', 'Studio 29 USD month'],
  },
  {
    about: 'an amount among the features is none where a price stands beside the list',
    html: `<div class="plans"><div><h3>Skiff</h3><ul><li>$3 per month for each extra crew</li></ul><p>$19 / month</p></div>
      <div><h3>Ketch</h3><ul><li>$2 per month for each extra crew</li></ul><p>$49 / month</p></div></div>`,
    plans: ['Skiff 19 USD month', 'Ketch 49 USD month'],
  },
  {
    about: 'an amount in the list where no other stands',
    html: `<div class="plans"><div><h3>Skiff</h3><ul><li>$19 / month</li><li>3 boats</li></ul></div>
      <div><h3>Ketch</h3><ul><li>$49 / month</li><li>9 boats</li></ul></div></div>`,
    plans: ['Skiff 19 USD month', 'Ketch 49 USD month'],
  },
  {
    about: 'sentences with bold names',
    html: `<h2>Pricing</h2><p><strong>Basic</strong> costs $5 a month.</p><p><strong>Plus</strong> costs $12 a month.</p>`,
    plans: ['Basic 5 USD month', 'Plus 12 USD month'],
  },
  {
    about: 'a sentence that holds all plans',
    html: `<h1>Pricing</h1><p>The Garden plan is $8 a month and the Farm plan is $25 a month.</p>`,
    plans: ['Garden 8 USD month', 'Farm 25 USD month'],
  },
  {
    about: 'headings and paragraphs one after the other',
    html: `<h1>Prices</h1><h3>Tent</h3><p>€12 per month</p><p>For one.</p><h3>Cabin</h3><p>€29 per month</p><p>For five.</p><h3>Lodge</h3><p>Talk to us</p><h3>Questions?</h3><p>Write.</p>`,
    plans: ['Tent 12 EUR month', 'Cabin 29 EUR month', 'Lodge custom'],
  },
  {
    about: 'headings that hold the price too',
    html: `<h2>Choose</h2><section><article><h3>Bronze: €19/month</h3><p>a</p></article><article><h3>Silver: €39/month</h3><p>b</p></article></section>`,
    plans: ['Bronze 19 EUR month', 'Silver 39 EUR month'],
  },
  {
    about: 'radio choices with labels',
    html: `<form class="plan-picker"><fieldset><legend>Choose a plan</legend><label><input type="radio" name="p" checked> <span>Pebble</span> <span>$4 / month</span></label><label><input type="radio" name="p"> <span>Boulder</span> <span>$14 / month</span></label></fieldset></form>`,
    plans: ['Pebble 4 USD month', 'Boulder 14 USD month'],
  },
  {
    about: 'options of a select',
    html: `<h1>Order</h1><label>Plan <select name="plan"><option value="1">Single – €5 / month</option><option value="2">Family – €9 / month</option></select></label>`,
    plans: ['Single 5 EUR month', 'Family 9 EUR month'],
  },
  {
    about: 'a grid of cells made of elements with roles',
    html: `<div role="table"><div role="row"><span role="columnheader"></span><span role="columnheader">Start</span><span role="columnheader">Grow</span></div>
      <div role="row"><span role="rowheader">Price per month</span><span role="cell">€19</span><span role="cell">€59</span></div><div role="row"><span role="rowheader">Seats</span><span role="cell">3</span><span role="cell">20</span></div></div>`,
    plans: ['Start 19 EUR month', 'Grow 59 EUR month'],
  },
  {
    about: 'monthly and yearly spans side by side, one hidden by a class rule',
    html: `<style>.price-yearly{display:none}body.yearly .price-yearly{display:block}</style><div class="plans"><div><h3>A1</h3><div class="price-monthly">$20/mo</div><div class="price-yearly">$16/mo billed yearly</div></div><div><h3>B2</h3><div class="price-monthly">$50/mo</div><div class="price-yearly">$40/mo billed yearly</div></div></div>`,
    plans: ['A1 20 USD month', 'B2 50 USD month'],
  },
  {
    about: 'the yearly side chosen',
    html: `<div class="toggle" role="tablist"><button role="tab" aria-selected="false">Monthly</button><button role="tab" aria-selected="true">Yearly</button></div><div><div><h3>A1</h3><p>$16</p><p>/mo</p></div><div><h3>B2</h3><p>$40</p><p>/mo</p></div></div>`,
    plans: ['A1 16 USD month', 'B2 40 USD month'],
  },
  {
    about: 'a chosen side that names the period of bare amounts',
    html: `<div class="billing-toggle"><label><input type="radio" name="b" checked>Pay yearly</label><label><input type="radio" name="b">Pay monthly</label></div><div class="grid"><div><h3>A1</h3><b>$160</b></div><div><h3>B2</h3><b>$400</b></div></div>`,
    plans: ['A1 160 USD year', 'B2 400 USD year'],
  },
  {
    about: 'quarters and weeks',
    html: `<div><div><h3>Seed</h3><p>€60 per quarter</p></div><div><h3>Tree</h3><p>€150 / quarter</p></div><div><h3>Day pass</h3><p>€9 / week</p></div></div>`,
    plans: ['Seed 60 EUR quarter', 'Tree 150 EUR quarter', 'Day pass 9 EUR week'],
  },
  {
    about: 'use',
    html: `<div><div><h3>Dial-up</h3><p>$0.40 per 1,000 requests</p></div><div><h3>Fibre</h3><p>$0.25 per 1,000 requests</p></div></div>`,
    plans: ['Dial-up 0.4 USD usage', 'Fibre 0.25 USD usage'],
  },
  {
    about: 'a base fee plus use',
    html: `<div><div><h3>Meter</h3><p>$20/month + $0.10 per parcel</p></div><div><h3>Bulk</h3><p>$200/month + $0.05 per parcel</p></div></div>`,
    plans: ['Meter 20 USD month', 'Bulk 200 USD month'],
  },
  {
    about: 'Indian groups',
    lang: 'en-IN',
    html: `<div><div><h3>Stall</h3><p>₹1,499/month</p></div><div><h3>Market</h3><p>₹1,20,000 per year</p></div></div>`,
    plans: ['Stall 1499 INR month', 'Market 120000 INR year'],
  },
  {
    about: 'Norwegian and Danish',
    lang: 'nb',
    html: `<div><div><h3>Liten</h3><p>kr 1 490,-</p><p>per måned</p></div><div><h3>Stor</h3><p>kr 4 990,-</p><p>per måned</p></div></div>`,
    plans: ['Liten 1490 NOK month', 'Stor 4990 NOK month'],
  },
  {
    about: 'Danish, by user',
    lang: 'da',
    html: `<div><div><h3>Basis</h3><p>99 kr. pr. bruger/md.</p></div><div><h3>Pro</h3><p>199 kr. pr. bruger/md.</p></div></div>`,
    plans: ['Basis 99 DKK month', 'Pro 199 DKK month'],
  },
  {
    about: 'Italian',
    lang: 'it',
    html: `<div><div><h3>Bottega</h3><p>19 €/mese</p></div><div><h3>Fabbrica</h3><p>da 1.250,00 € al mese</p></div><div><h3>Gruppo</h3><p>Su richiesta</p></div></div>`,
    plans: ['Bottega 19 EUR month', 'Fabbrica 1250 EUR month', 'Gruppo custom'],
  },
  {
    about: 'Korean won and Turkish lira',
    lang: 'ko',
    html: `<div><div><h3>기본</h3><p>₩9,900/월</p></div><div><h3>프로</h3><p>29,000원 /월</p></div></div>`,
    plans: ['기본 9900 KRW month', '프로 29000 KRW month'],
  },
  {
    about: 'Czech',
    lang: 'cs',
    html: `<div><div><h3>Malý</h3><p>299 Kč / měsíc</p></div><div><h3>Velký</h3><p>1 290 Kč / měsíc</p></div></div>`,
    plans: ['Malý 299 CZK month', 'Velký 1290 CZK month'],
  },
  {
    about: 'Finnish and Hungarian',
    lang: 'fi',
    html: `<div><div><h3>Pieni</h3><p>29 €/kk</p></div><div><h3>Iso</h3><p>1 090 €/kk</p></div></div>`,
    plans: ['Pieni 29 EUR month', 'Iso 1090 EUR month'],
  },
  {
    about: 'Hong Kong and Singapore dollars',
    html: `<div><div><h3>Tram</h3><p>HK$88 a month</p></div><div><h3>Ferry</h3><p>S$30 monthly</p></div></div>`,
    plans: ['Tram 88 HKD month', 'Ferry 30 SGD month'],
  },
  {
    about: 'Mexican pesos',
    lang: 'es-MX',
    html: `<div><div><h3>Uno</h3><p>$299 MXN al mes</p></div><div><h3>Dos</h3><p>$899 al mes</p></div></div><p>Precios en pesos mexicanos.</p>`,
    plans: ['Uno 299 MXN month', 'Dos 899 MXN month'],
  },
  {
    about: 'codes before amounts',
    html: `<div><div><h3>Raft</h3><p>USD 25 per month</p></div><div><h3>Ship</h3><p>USD 125 per month</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a struck-out price by a class of the page',
    html: `<style>.was{text-decoration:line-through}</style><div><div><h3>Raft</h3><p><span class="was">$30</span> $25/mo</p></div><div><h3>Ship</h3><p><span class="was">$150</span> $125/mo</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'an introductory price',
    html: `<div><div><h3>Raft</h3><p>$5/mo</p><p>for 3 months, then $25/mo</p></div><div><h3>Ship</h3><p>$15/mo</p><p>for 3 months, then $75/mo</p></div></div>`,
    plans: ['Raft 5 USD month', 'Ship 15 USD month'],
  },
  {
    about: 'cards that are links',
    html: `<div class="tiers"><a href="/a"><strong>Raft</strong><em>$25 monthly</em></a><a href="/b"><strong>Ship</strong><em>$125 monthly</em></a></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'cards of custom elements',
    html: `<plan-list><plan-card><h3 slot="name">Raft</h3><p slot="price">$25/mo</p></plan-card><plan-card><h3 slot="name">Ship</h3><p slot="price">$125/mo</p></plan-card></plan-list>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'one table for each plan',
    html: `<center><table><tr><th>Raft</th></tr><tr><td>$25 a month</td></tr><tr><td>2 users</td></tr></table><table><tr><th>Ship</th></tr><tr><td>$125 a month</td></tr><tr><td>20 users</td></tr></table></center>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'folds that hold the plans',
    html: `<section class="pricing"><details open><summary>Raft – $25 / month</summary><p>Two users.</p></details><details><summary>Ship – $125 / month</summary><p>Twenty users.</p></details></section>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'state assigned to a variable',
    html: `<title>Pricing</title><div id="app"></div><script>window.__STATE__={"plans":[{"id":1,"name":"Raft","price":25,"currency":"USD","interval":"month"},{"id":2,"name":"Ship","price":125,"currency":"USD","interval":"month"}]};</script>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'amounts in cents in the state',
    html: `<title>Pricing</title><div id="app"></div><script type="application/json">{"plans":[{"name":"Raft","unit_amount":2500,"currency":"usd","recurring":{"interval":"month"}},{"name":"Ship","unit_amount":12500,"currency":"usd","recurring":{"interval":"month"}}]}</script>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a number and its currency in attributes of one element',
    html: `<div><div><h3>Raft</h3><p><span>25</span> <span>EUR</span> <span>/ month</span></p></div><div><h3>Ship</h3><p><span>125</span> <span>EUR</span> <span>/ month</span></p></div></div>`,
    plans: ['Raft 25 EUR month', 'Ship 125 EUR month'],
  },
  {
    about: 'cents in an element of their own',
    html: `<div><div><h3>Raft</h3><p><span>€</span><span>25</span><span class="cents">,90</span><span>/mo</span></p></div><div><h3>Ship</h3><p><b>€</b><b>125</b><small>.50</small>/mo</p></div></div>`,
    plans: ['Raft 25.9 EUR month', 'Ship 125.5 EUR month'],
  },
  {
    about: 'a price for a minimum of seats',
    html: `<div><div><h3>Raft</h3><p>$6 per seat per month</p><p>Minimum 3 seats ($18/month)</p></div><div><h3>Ship</h3><p>$11 per seat per month</p><p>Minimum 5 seats ($55/month)</p></div></div>`,
    plans: ['Raft 6 USD month', 'Ship 11 USD month'],
  },
  {
    about: 'two products, each with its plans',
    html: `<section><h2>Cloud</h2><div><div><h3>Cloud S</h3>$10/mo</div><div><h3>Cloud L</h3>$40/mo</div></div></section><section><h2>Server</h2><div><div><h3>Server S</h3>$100/year</div><div><h3>Server L</h3>$400/year</div></div></section>`,
    plans: ['Cloud S 10 USD month', 'Cloud L 40 USD month', 'Server S 100 USD year', 'Server L 400 USD year'],
  },
  {
    about: 'a sentence that gives the period for all',
    html: `<p>All prices per month, billed in advance.</p><div><div><h3>Raft</h3><p>$25</p></div><div><h3>Ship</h3><p>$125</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'the words of a price before the amount',
    html: `<div><div><h3>Raft</h3><p>Monthly: $25</p><p>Yearly: $250</p></div><div><h3>Ship</h3><p>Monthly: $125</p><p>Yearly: $1,250</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'slogans as headings, names above them',
    html: `<div><div><p>Sprout</p><h3>Everything to begin with</h3><p>€5 a month</p><a href="/go?plan=sprout">Start</a></div><div><p>Bloom</p><h3>Grow without limits, together</h3><p>€15 a month</p><a href="/go?plan=bloom">Start</a></div></div>`,
    plans: ['Sprout 5 EUR month', 'Bloom 15 EUR month'],
  },
  {
    about: 'headings that say for whom, names in bold',
    html: `<div><div><h3>For freelancers</h3><strong>Sprout</strong><p>€5 a month</p><button>Choose Sprout</button></div><div><h3>For agencies</h3><strong>Bloom</strong><p>€15 a month</p><button>Choose Bloom</button></div></div>`,
    plans: ['Sprout 5 EUR month', 'Bloom 15 EUR month'],
  },
  {
    about: 'a sign that a style rule writes',
    html: `<style>.amount::before{content:"$"} .amount:after{content:"/mo"}</style><div><div><h3>Sprout</h3><span class="amount">5</span></div><div><h3>Bloom</h3><span class="amount">15</span></div></div>`,
    plans: ['Sprout 5 USD month', 'Bloom 15 USD month'],
  },
  {
    about: 'a column with the currency in its heading',
    html: `<table><tr><th>Tarif</th><th>Preis in EUR/Monat</th></tr><tr><td>Klein</td><td>12,50</td></tr><tr><td>Groß</td><td>1.250,00</td></tr></table>`,
    plans: ['Klein 12.5 EUR month', 'Groß 1250 EUR month'],
    lang: 'de',
  },
  {
    about: 'numbers below a sentence that names the currency',
    html: `<p>All prices in CHF per month.</p><div><div><h3>Klein</h3><p>12.50</p></div><div><h3>Gross</h3><p>1'250.–</p></div></div>`,
    plans: ['Klein 12.5 CHF month', 'Gross 1250 CHF month'],
  },
  {
    about: 'a table without a heading row',
    html: `<table><tr><td>Sprout</td><td>up to 5 beds</td><td>€5 a month</td></tr><tr><td>Bloom</td><td>up to 50 beds</td><td>€15 a month</td></tr></table>`,
    plans: ['Sprout 5 EUR month', 'Bloom 15 EUR month'],
  },
  {
    about: 'two columns of prices in two currencies',
    html: `<table><tr><th>Plan</th><th>Boats</th><th>NOK</th><th>EUR</th><th>Paid by</th></tr><tr><td>Fjord</td><td>5</td><td>900 kr</td><td>€79</td><td>month</td></tr><tr><td>Strait</td><td>50</td><td>9 900 kr</td><td>€849</td><td>year</td></tr></table>`,
    plans: ['Fjord 900 NOK month', 'Strait 9900 NOK year'],
    lang: 'en-NO',
  },
  {
    about: 'a period in the heading above all cards',
    html: `<h2>Yearly plans</h2><div><div><h3>Sprout</h3><p>€50</p></div><div><h3>Bloom</h3><p>€150</p></div></div>`,
    plans: ['Sprout 50 EUR year', 'Bloom 150 EUR year'],
  },
  {
    about: 'a note with a star below all cards',
    html: `<div><div><h3>Sprout</h3><p>€50*</p></div><div><h3>Bloom</h3><p>€150*</p></div></div><p>* per month, excluding 19 % VAT</p>`,
    plans: ['Sprout 50 EUR month', 'Bloom 150 EUR month'],
  },
  {
    about: 'plain text with dots',
    html: `<pre>
Raft ........ $25 / month
Ship ........ $125 / month
Fleet ....... on request
</pre>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month', 'Fleet custom'],
  },
  {
    about: 'lines parted by breaks',
    html: `<h2>Pricing</h2><p>Raft: $25/mo<br>Ship: $125/mo<br>Sea trial: free</p>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month', 'Sea trial free'],
  },
  {
    about: 'cards of several tags in one row',
    html: `<div class="row"><article><h3>Raft</h3>$25/mo</article><section class="best"><h3>Ship</h3>$125/mo</section><article><h3>Fleet</h3>$525/mo</article></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month', 'Fleet 525 USD month'],
  },
  {
    about: 'a last card in a row of its own',
    html: `<div class="row"><div class="box"><h3>Raft</h3>$25/mo</div><div class="box"><h3>Ship</h3>$125/mo</div></div><div class="row"><div class="box"><h3>Fleet</h3>$525/mo</div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month', 'Fleet 525 USD month'],
  },
  {
    about: 'cards repeated by a carousel',
    html: `<div class="track"><div><h3>Raft</h3>$25/mo</div><div><h3>Ship</h3>$125/mo</div><div><h3>Raft</h3>$25/mo</div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'person and month in four letters, and months by days',
    html: `<div><div><h3>Raft</h3>£9 pppm</div><div><h3>Ship</h3>£19 / 30 days</div></div>`,
    plans: ['Raft 9 GBP month', 'Ship 19 GBP month'],
  },
  {
    about: 'a period that is chosen in a list',
    html: `<select><option>Monthly</option><option selected>Yearly</option></select><div><div><h3>Raft</h3><p>$250</p></div><div><h3>Ship</h3><p>$1,250</p></div></div>`,
    plans: ['Raft 250 USD year', 'Ship 1250 USD year'],
  },
  {
    about: 'headings that end in small letters',
    html: `<div><div><h3>Raft <small>for one</small></h3>$25/mo</div><div><h3>Ship <span>for teams of ten</span></h3>$125/mo</div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a table with a group in its first column',
    html: `<table><tr><th>Product</th><th>Plan</th><th>Price per month</th></tr><tr><td rowspan="2">Cloud</td><td>Raft</td><td>$25</td></tr><tr><td>Ship</td><td>$125</td></tr></table>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a line that says how it is paid',
    html: `<p>Billed monthly. Cancel any time.</p><div><div><h3>Raft</h3><p>$25</p></div><div><h3>Ship</h3><p>$125</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'what is bought once',
    html: `<h2>Pay once, use it for good</h2><div><div><h3>Raft</h3><p>$25</p></div><div><h3>Ship</h3><p>$125</p></div></div>`,
    plans: ['Raft 25 USD once', 'Ship 125 USD once'],
  },
  {
    about: 'a list for each plan',
    html: `<div class="columns"><ul class="price"><li class="header">Raft</li><li class="grey">$ 25 / month</li><li>2 users</li></ul><ul class="price"><li class="header">Ship</li><li class="grey">$ 125 / month</li><li>20 users</li></ul></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'an order form for each plan',
    html: `<div><form><h4>Raft</h4><p>$25 a month</p><input type="submit" value="Buy"></form><form><h4>Ship</h4><p>$125 a month</p><input type="submit" value="Buy"></form></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a table of plans below numbers drawn like cards',
    html: `<div><div><p>$1.2M</p><p>moved last year</p></div><div><p>$310</p><p>kept on each trip</p></div></div><table><tr><th></th><th>Raft</th><th>Ship</th></tr><tr><th>You pay</th><td>$25 a month</td><td>$125 a month</td></tr></table>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'a table with one plan',
    html: `<h1>Prices</h1><table class="plans"><thead><tr><th></th><th>Raft</th></tr></thead><tbody><tr><th>Price</th><td>$25 per month</td></tr><tr><th>Oars</th><td>✓</td></tr></tbody></table>`,
    plans: ['Raft 25 USD month'],
  },
  {
    about: 'a text that sets others’ prices side by side',
    html: `<h1>Six planners, compared</h1><table><tr><th>Tool</th><th>Price</th></tr><tr><td>Rota Fox</td><td>$9 a month</td></tr><tr><td>Shiftly</td><td>$12 a month</td></tr></table>`,
    plans: [],
  },
  {
    about: 'goods with a cart',
    html: `<div class="grid"><div><h3>Oak board</h3><p>€49</p><button>Add to cart</button></div><div><h3>Beech board</h3><p>€39</p><button>Add to cart</button></div></div>`,
    plans: [],
  },
  {
    about: 'Hungarian forints',
    html: `<div><div><h3>Kicsi</h3><p>havonta 2 900 Ft</p></div><div><h3>Nagy</h3><p>29 900 Ft/hó</p></div></div>`,
    plans: ['Kicsi 2900 HUF month', 'Nagy 29900 HUF month'],
    lang: 'hu',
  },
  {
    about: 'Indonesian rupiah',
    html: `<div><div><h3>Kecil</h3><p>Rp 99.000 per bulan</p></div><div><h3>Besar</h3><p>Rp 990.000/bln</p></div></div>`,
    plans: ['Kecil 99000 IDR month', 'Besar 990000 IDR month'],
    lang: 'id',
  },
  {
    about: 'customers’ savings drawn like cards',
    html: `<section><h2>Results</h2><div><div><h3>Harbour Clinic</h3><p>$40,000 saved a year</p></div><div><h3>Old Mill</h3><p>$12,000 saved a year</p></div></div></section>`,
    plans: [],
  },
  {
    about: 'what others charge',
    html: `<section><h2>How we compare</h2><div><div><h3>Tool A</h3><p>$99 a month</p></div><div><h3>Tool B</h3><p>$199 a month</p></div></div></section>`,
    plans: [],
  },
  {
    about: 'goods of a shop',
    html: `<section class="shop"><h2>Merchandise</h2><div><div><h3>Mug</h3><p>$14</p></div><div><h3>Cap</h3><p>$19</p></div></div></section>`,
    plans: [],
  },
  {
    about: 'salaries of open jobs',
    html: `<h2>Open positions</h2><ul><li><b>Engineer</b> €70,000 per year</li><li><b>Designer</b> €60,000 per year</li></ul>`,
    plans: [],
  },
  {
    about: 'a table of fines',
    html: `<h2>What lateness costs</h2><table><tr><th>Delay</th><th>Fine</th></tr><tr><td>One week</td><td>€150</td></tr><tr><td>One month</td><td>€900</td></tr></table>`,
    plans: [],
  },
  {
    about: 'bookings below the plans',
    html: `<div class="plans"><div><h3>Raft</h3>$25/mo</div><div><h3>Ship</h3>$125/mo</div></div><h2>Help to get going</h2><div><div><h3>Workshop</h3><p>$800</p></div><div><h3>Data import</h3><p>$400</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
  {
    about: 'extras by month below the plans',
    html: `<div><div><h3>Raft</h3>$25/mo</div><div><h3>Ship</h3>$125/mo</div></div><h2>Add what you need</h2><div><div><h3>More storage</h3><p>$5/mo</p></div><div><h3>Second brand</h3><p>$9/mo</p></div></div>`,
    plans: ['Raft 25 USD month', 'Ship 125 USD month'],
  },
];

describe('layouts of pricing pages', () => {
  for (const { about, html, plans, lang = 'en' } of layouts) {
    test(about, () => {
      const read = readPricing(
        readPage(`<html lang="${lang}"><body>${html}</body></html>`, 'https://a.example/pricing'),
      );
      expect(
        read.plans.map(({ name, kind, price }) =>
          price ? `${name} ${price.amount} ${price.currency ?? '?'} ${price.per ?? '?'}` : `${name} ${kind}`,
        ),
      ).toEqual(plans);
    });
  }
});
