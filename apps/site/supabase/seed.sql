-- Demo data for an empty database. Everyone and every business in it is fictional. One statement, so
-- that a tool which goes on after an error stores none of it elsewhere.
do $seed$
begin

if version() !~ 'compiled by emcc' then
  raise exception 'The seed names an admin whose password is public: it runs on the embedded backend only.';
end if;

-- Demo accounts, for the embedded backend on your own machine only: their passwords are public, so
-- their hashes need not be slow to compute (cost 4), and tests log in quickly.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new,
  created_at, updated_at
) values
  ('2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01', 'authenticated', 'authenticated', 'admin@example.com',
    '$2b$04$4E4WGXPecksTBnQR8PyMeeNMqXegQnt0kUhBYJ3m6kGvWw5VQe3E.', '2025-06-01 09:00+05:30',
    '{"provider": "email", "providers": ["email"]}', '{}',
    '', '', '', '', '2025-06-01 09:00+05:30', '2025-06-01 09:00+05:30'),
  ('c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02', 'authenticated', 'authenticated', 'visitor@example.com',
    '$2b$04$T1X8XKRw12kGnVMgMRoLCuXCYish7z0PZy7LNiaU/zqAyEj81f2ti', '2025-06-01 09:00+05:30',
    '{"provider": "email", "providers": ["email"]}', '{}',
    '', '', '', '', '2025-06-01 09:00+05:30', '2025-06-01 09:00+05:30');

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, created_at, updated_at
) values
  ('5672ca25-141c-4549-a3fe-2c0c340bcfb1', 'email', '2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01', '2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01',
    '{"sub": "2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01", "email": "admin@example.com", "email_verified": true, "phone_verified": false}',
    '2025-06-01 09:00+05:30', '2025-06-01 09:00+05:30'),
  ('0974bade-b793-4e1f-bae3-0e88200c20b0', 'email', 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02', 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02',
    '{"sub": "c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02", "email": "visitor@example.com", "email_verified": true, "phone_verified": false}',
    '2025-06-01 09:00+05:30', '2025-06-01 09:00+05:30');

-- admin@example.com administers; visitor@example.com shows that an account alone may do nothing.
perform private.name_admin('admin@example.com');

-- Blog posts, newest first.
insert into public.blog_posts (id, created_at, title, slug, excerpt, tags, image_url, content)
values (
  'db183244-78ba-4e86-b5d7-22a42004f766', '2026-11-12 10:30+05:30',
  'Have your Pongal page ready by December',
  'pongal-page-ready-by-december',
  'The rush starts long before the first pot boils over. A short list of what to decide now.',
  array['Festivals', 'Planning', 'Shops'],
  'http://localhost:5173/demo/pictures/ce2a94bf8c89773bdaf6a67ac4a8ea63-bc9c85-1600.avif',
  $post$Most shops think about their Pongal offer in the second week of January. By then the printer is full, the photographer is at a wedding, and whoever looks after your website has six other owners on the phone. The page that sells well is usually the one that was finished while nobody was in a hurry.

Start with what is certain. Which items will you have in quantity: new pots, jaggery, vessels, cotton sarees, gift boxes? Write the list on paper with one price beside each. If a price is not fixed yet, write the date on which it will be. An empty price is the most common reason a page waits.

Then take the photographs, even before the full stock arrives. One sample of each item on a plain mat near a window is enough. Use the same mat and the same corner every time, so that the page looks like one shop and not like ten forwarded pictures.

Decide how people will order. Three ways are plenty: a call, a WhatsApp message, a visit. If you deliver, write the villages you deliver to and the last day for orders. If you do not deliver, say so plainly. Nobody is annoyed by a clear no.

Last, write down the day the page comes down. A Pongal offer that still greets people in March tells them that nobody is at home.$post$
), (
  'fb11401e-9a65-4a84-b74b-52eaef71308f', '2026-10-21 16:10+05:30',
  'Test the QR code before the banner is printed',
  'test-the-qr-code-before-the-banner',
  null,
  array['Print'],
  null,
  $post$A banner costs more than a minute, so spend the minute. Before you send the file to the printer, print the QR code on ordinary paper at its final size, pin it to a wall, and step back to where a customer will stand. If three different phones cannot read it from there, make it larger.

The other mistakes are just as simple. A code printed in gold on red looks festive and reads badly; dark on light is safest. A code wrapped round a pillar bends out of shape. A code under glass by the door catches the afternoon sun. Keep an empty margin round it, and never let a designer put a thick logo in the middle without testing again.

Finally, look at where the code leads. If it goes to a web page, use an address of your own, so that the page can change while the banner stays. If it is a UPI code, scan it yourself, check that the name on the screen is your shop’s, and check the sticker every morning. A stranger’s sticker pasted over yours is an old trick.$post$
), (
  'a775d1ff-2c10-463a-ba7a-00669a21d289', '2026-09-08 09:45+05:30',
  'Six saved replies for a busy rice mill',
  'saved-replies-for-a-rice-mill',
  'During harvest the same six questions arrive all day. The WhatsApp Business app can answer most of them with two taps.',
  array['WhatsApp'],
  'http://localhost:5173/demo/pictures/9d44f812e08586e187df04980f51f9e9-74895f-1600.avif',
  $post$In harvest season a mill phone does not rest. Farmers ask for today’s rate, traders ask for stock, lorry drivers ask where to turn. The questions are nearly the same every day, and so are the answers. That is exactly what quick replies in the WhatsApp Business app are for: you save a text once and call it up with a short code.

These are the six we suggest first.
/rate: today’s buying rate by variety, and the time it was fixed
/moist: the moisture limit and how you measure it
/time: opening hours, lunch break, weekly holiday
/way: a map location and the landmark drivers actually use
/pay: how and when payment is made
/wait: “We are unloading now and will reply within the hour”

Two cautions. The rate message must be corrected every morning before the first lorry, or it becomes a promise you did not mean to make. And a saved reply should never answer a complaint. When a farmer is upset about a weight, ring him.

Keep the texts in Tamil if that is what your customers speak. A reply in formal English from a mill that everybody knows feels like a letter from a bank.$post$
), (
  '6955ac50-2252-4889-8c91-f98b621f0507', '2026-08-14 15:20+05:30',
  'The three prices of a website',
  'three-prices-of-a-website',
  'Building it is the price everyone asks about. Feeding it and moving it are the two that surprise people.',
  '{}',
  null,
  $post$Ask for the price of a website and you get one number. There are three.

The first is building it. This is the quotation you compare. Read what it contains: how many pages, who writes the words, who takes the photographs, how many rounds of changes, and what “finished” means.

The second is feeding it. A domain name and hosting are paid every year. Somebody must change prices, add photographs, install updates and answer what comes in. If nobody in your shop has an hour a month for it, add the cost of someone who does, or choose a smaller website.

The third is moving it. One day you may want another agency, or none. Ask today how you would receive your texts, pictures and customer list, and in what form. An honest answer fits in two sentences. Whoever cannot give it is not selling you a website but renting you one.$post$
), (
  '9db2c8ce-6fbb-4efe-9c54-8c01d2ed1d73', '2026-07-27 10:05+05:30',
  'From notebook to calendar: hall bookings without a double date',
  'wedding-hall-bookings-without-a-double-date',
  'A long read for owners of wedding halls. How to move the booking notebook to a shared calendar, step by step.',
  array['Wedding halls', 'Bookings', 'Calendars', 'Websites', 'WhatsApp', 'Operations'],
  'http://localhost:5173/demo/pictures/656f68bdd611ca3b672dba194e4ffd44-a46b4f-1600.avif',
  $post$Every wedding hall has a notebook. It lies in the office drawer, its corners are soft, and it holds the most valuable thing the owner has after the building: which family has which date. This article is not against the notebook. It is about the evening when two people look at two different pages of it.

The double booking is nearly never a matter of carelessness. The manager is at the bank, a family walks in with an advance, the watchman rings the owner, the owner is at a function and says yes from memory. Everybody acted sensibly. There was simply no single place where the date could be seen to be taken.

A website does not cure this. A website that shows free dates while the notebook says otherwise makes it worse, because now strangers rely on the mistake. So the order matters: first one truthful calendar inside the house, and only then a page that shows it to the world.

## Step one: say what a booking is

For most halls it has four parts: the date, the session, the rooms, and the state of the advance. The session is where trouble hides. A reception the evening before and a muhurtham in the morning are one wedding for the family and two bookings for you. Give each session its own name and use no other.

## Step two: choose the calendar

Any shared calendar on a phone will do if it meets three conditions: at least two people can see it, only people you name can change it, and it keeps a record of who changed what. Free ones exist. Do not buy hall software in the first month; you do not know yet which of its forty buttons you need.

## Step three: copy the notebook

It takes a dull afternoon. Sit with the notebook and copy every future booking, one by one, reading aloud while a second person types. You will find at least one date that needs a phone call. Make the call the same day, while it is still a question and not a quarrel.

## Step four: one rule

Write it on the wall above the telephone: no advance is taken before the entry is made. Not a token, not a family friend’s word. The person who takes the money looks at the calendar first, enters the name, and only then writes the receipt. If the network is down, the answer is “please wait ten minutes”, and that is a perfectly good answer.

## Step five: a colour for each state

We like three: grey for an enquiry, yellow for a date held without an advance, red for a date that is paid. A held date needs an end. Write it into the entry: “hold until the 14th”. On the morning of the 15th somebody rings the family or removes the hold. Yellow that never ends is how halls lose good weeks.

## A season later

Live like this for one full muhurtham season. Keep the notebook too, if it lets you sleep. When the notebook and the calendar have agreed for three months, you will notice that people have stopped opening the drawer.

## Now the website

Now it can help. It need not show every booking; families value their privacy, and your competitors value your calendar. What a visitor wants to know is small: is my date free, for how many guests, what is included, what does it cost, whom do I ring. A simple month view with free and taken days answers the first question, and it can be fed from the calendar you already keep.

Do not let strangers book a date by themselves. A hall is not a bus seat. Let the page send an enquiry with the date, the session, the number of guests and a mobile number, and let a person ring back. The enquiry should arrive in the place your team already looks at, which is usually WhatsApp, and should be recorded in a list as well, because messages scroll away.

Put the real conditions on the page. Which caterers may cook, until what hour music is allowed, how many cars fit, whether the generator carries the air conditioning, how the advance is returned if the date changes. Owners fear that plain conditions drive people away. In our experience they mostly spare both sides the calls that would have come to nothing.

Photographs deserve one careful morning. Show the dining hall with the tables laid and then empty, the bridal rooms with the lights on, the wash basins, the lift, the car park. Decorated stages look lovely and all look alike. The family who must seat two grandmothers near an exit is studying the other pictures.

## Who owns the routine

One named person checks on Monday that every yellow entry has an end date, and on the first of the month that the page and the calendar agree. Ten minutes each. The building took years to put up; its calendar deserves ten minutes.$post$
), (
  '8601f165-5c39-4ae5-8f06-6b36d15540ed', '2026-07-02 12:15+05:30',
  'What we ask a clinic before we write a single line of code, and why the answers about tokens, holidays and reports matter far more than the colour of the website or the size of its logo',
  'what-we-ask-a-clinic-first',
  'Five questions about the waiting room that decide what a clinic’s website should do.',
  array['Clinics', 'Websites', 'Planning'],
  'http://localhost:5173/demo/pictures/0e3d58c1baea022312d672d75e5b6f0f-bdc4a8-1600.avif',
  $post$When a doctor asks for a website, the first talk is usually about colours. Blue is calm, green is health, could the logo be larger. We listen, and then ask to sit in the waiting room for an hour. Almost everything the website must do can be heard there.

We ask how tokens are given. If they are given by telephone from seven in the morning, the page should say so in its first line, with the number as a button. We ask what happens on the doctor’s leave days. If the answer is a paper on the shutter, then the most useful thing on the website is a notice that the receptionist can change from her own phone.

We ask how people collect their reports, who may collect them, and what a patient should bring. We ask what patients get wrong: the wrong branch, the wrong entrance, a scan that needs an empty stomach. Each wrong turn becomes one short sentence on the page.

Then we ask what must not be there. A website is no place for a patient’s name, photograph or story unless that person has clearly agreed, and it should promise no cures. Medical councils have rules about advertising; the doctor knows them better than we do and reads every line before it goes out.

After this the colours take ten minutes. Green, most often.$post$
), (
  '942e9ea0-ef80-4583-9a65-e33a072ab76f', '2026-06-11 17:30+05:30',
  'Photographing silk by a window',
  'photographing-silk-by-a-window',
  'No studio, no lamps: a window, a white sheet and patience give truer silk than most flash pictures.',
  array['Photography', 'Handloom', 'E-commerce'],
  'http://localhost:5173/demo/pictures/391049b16b840b6d522f2e2570e13f98-a6532e-1600.avif',
  $post$Silk is difficult because it is two colours at once. The warp and the weft answer the light differently, and a flash flattens both into one. The cure costs nothing: a window that does not face the sun, between nine and eleven in the morning, and a white bedsheet on the other side to return the light.

Switch off the tube lights. Mixed light is why a maroon saree arrives as a brown one on the screen. Lay the saree on a plain cotton mat, fold it so that body, border and pallu are visible together, and photograph straight from above. Then take three close pictures: the border, the pallu, and the reverse side. People who know weaving look at the reverse first.

For the colour, photograph a sheet of white paper in the same place. If the paper looks yellow on your phone, correct the picture until it is white and use the same correction for the rest of that morning. Do not add brightness for beauty. The customer who receives exactly what she saw will order again.

Write the description while the saree is still on the mat: length, blouse piece or not, the yarn as it truly is, and how to wash it. If the zari is tested, say so; if it is imitation, say that too. Both have their buyers.$post$
), (
  '50cee803-b780-4dfb-9fbf-5a8fa9518c37', '2026-05-30 11:00+05:30',
  'Reading your visitor numbers calmly',
  'reading-visitor-numbers-calmly',
  null,
  array['Analytics', 'Marketing', 'Small business'],
  'http://localhost:5173/demo/pictures/cc89052409a3d71d29c59d4e2850b863-443f54-1600.avif',
  $post$The visitor report of a small website is like the rain gauge on a farm. One day’s figure means little, a season’s figures mean a lot, and looking every hour changes nothing. Once a month is enough for most shops.

Look at three things only. Where did people come from: a search, a map, a link someone sent? Which page did they see first? And what did they do next: ring, write, or leave? If most people arrive on one product page, that page deserves your best photograph, whatever you think of the home page.

Compare a month with the same month of last year, not with the month before. A textile shop in the month of Aadi and a textile shop before Deepavali are two different businesses. If you have no last year yet, write the figures in a notebook now and be glad next year.

Then compare the report with the shop. If the numbers rise and the phone stays quiet, the page is attracting the wrong people or hiding the phone number. If the numbers fall and the shop is full, leave the page alone and serve your customers.$post$
), (
  '0127845b-910f-4357-92a9-4c3d0552c608', '2026-05-20 09:30+05:30',
  'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்',
  'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா',
  'ஊரில் எல்லோருக்கும் உங்கள் கடையைத் தெரியும். பிறகு எதற்கு இணையதளம்? முடிவெடுக்கும் முன் உங்களை நீங்களே கேட்டுக்கொள்ள ஐந்து எளிய கேள்விகள்.',
  array['இணையதளம்', 'சிறு வணிகம்', 'தொடக்கம்'],
  'http://localhost:5173/demo/pictures/ae522f57205f4a33f421875ada6fd02f-b5814d-1600.avif',
  $post$“எங்கள் கடை முப்பது வருடமாக இதே தெருவில் இருக்கிறது. எல்லோருக்கும் தெரியும். எங்களுக்கு எதற்கு இணையதளம்?” என்று கடைக்காரர்கள் அடிக்கடி கேட்கிறார்கள். நியாயமான கேள்விதான். எல்லாக் கடைக்கும் இணையதளம் தேவை என்று நாங்கள் சொல்லமாட்டோம். ஆனால் முடிவெடுக்கும் முன் இந்த ஐந்து கேள்விகளையும் யோசித்துப் பாருங்கள்.

முதல் கேள்வி: வெளியூரிலிருந்து உங்களைத் தேடி வருகிறவர்கள் இருக்கிறார்களா? திருமணத்துக்குப் பட்டு எடுக்க வருபவர்கள், கோயிலுக்கு வருபவர்கள், வெளிநாட்டில் இருக்கும் பிள்ளைகள் – இவர்கள் முதலில் தேடுவது கைப்பேசியில்தான்.

இரண்டாவது: ஒரே கேள்விக்கு ஒரு நாளில் எத்தனை முறை பதில் சொல்கிறீர்கள்? கடை திறக்கும் நேரம், விலை, வழி, விடுமுறை நாள் – இவை எல்லாவற்றையும் ஒரே பக்கத்தில் எழுதிவைத்தால் உங்கள் நேரமும் அவர்கள் நேரமும் மிச்சமாகும்.

மூன்றாவது: உங்கள் பொருளின் நல்ல புகைப்படங்கள் இருக்கின்றனவா? நான்காவது: மாதம் ஒரு மணி நேரம் ஒதுக்கி விவரங்களைப் புதுப்பிக்க ஒருவர் இருக்கிறாரா? பழைய விலையோடு நிற்கும் இணையதளத்தைவிட, இணையதளம் இல்லாமல் இருப்பதே மேல்.

ஐந்தாவது: இணையதளத்தின் பெயரும் கடவுச்சொல்லும் உங்கள் கையில் இருக்குமா? யார் செய்து கொடுத்தாலும், பெயர் உங்கள் பெயரில் பதிவாக வேண்டும். இதை முதலிலேயே எழுத்துப்பூர்வமாக வாங்கிக்கொள்ளுங்கள்.

இந்த ஐந்தில் மூன்றுக்கு “ஆம்” என்றால், சிறியதாகத் தொடங்கலாம்: ஒரே பக்கம், தமிழில், உங்கள் கடையின் முகவரியும் தொலைபேசி எண்ணும் வாட்ஸ்அப் இணைப்பும் போதும். “இல்லை” என்றால், கூகுள் வரைபடத்தில் உங்கள் கடையின் விவரங்களைச் சரிசெய்வதே நல்ல முதல் படி. அதற்குச் செலவு எதுவும் இல்லை.$post$
), (
  '75e937a7-4120-45ec-9f95-405b9ac9bea6', '2026-04-28 11:40+05:30',
  'A school website that parents can use in one minute',
  'school-website-parents-can-use',
  'In admission season a parent has one hand on the phone and one on the child. Put the answers where the thumb is.',
  array['Schools', 'Websites', 'Admissions'],
  'http://localhost:5173/demo/pictures/8578b7101ce5b67ba02ce737ba0af1aa-c8a77d-1600.avif',
  $post$Open your school’s website on your own phone while standing at a bus stop. Look for four things: the classes you have seats in, the documents a parent must bring, the last date, and the number of the office. If any of them needs more than one minute, parents are ringing the office instead, and the office is tired.

The remedy is rarely a new website. It is a single admissions page, linked from the top, with plain text. Many schools publish the circular as a scanned picture. A picture cannot be searched, cannot be read aloud to a grandparent, and is hard to read on a small screen. Type the words out, and offer the scan as a download for those who need the seal.

Write the fees if your rules allow it, or write how and when they are told. Write the bus routes as a list of stops in the order the bus takes. Give the date of the last change at the bottom, so that a parent knows it is this year’s page.

About photographs of children: ask first, in writing, and keep names away from faces. A picture of the library, the toilets and the drinking water tells a parent more than a stage full of costumes.$post$
), (
  'f72bb586-2f3b-40ce-808b-337f72dc8f63', '2026-03-17 14:00+05:30',
  'A small automation worth having: the enquiry that never gets lost',
  'the-enquiry-that-never-gets-lost',
  'Forget robots. The first thing to automate is the step everybody forgets on a busy day.',
  array['Automation', 'AI', 'Enquiries', 'WhatsApp', 'Email', 'Operations'],
  'http://localhost:5173/demo/pictures/d3fa8b8e0b2ab765bdde36de5f68f50b-373a60-1600.avif',
  $post$When people hear of AI they imagine a machine that talks to customers all night. For most businesses in a small town the useful beginning is humbler: an enquiry comes in, and it does not get lost.

The chain is short. A message arrives by form, mail or chat. A program writes it into one list with the date and the name. It sends the customer a line to say that it has arrived and when somebody will answer. At six in the evening it sends the owner the names of those who have not been answered yet. That is all, and it is a great deal.

A language model can add one thing here: it reads the message and suggests a heading such as price, complaint, delivery or job. Let it suggest, and let a person decide. Do not let it quote prices, promise dates or answer complaints. It will do so politely and sometimes wrongly, and the promise will be yours.

Ask three questions before you pay for any automation. What happens when the internet is down? Where are my customers’ numbers kept, and who else can read them? How do I switch it off? If the answers are long, the automation is too big for now.

Then measure with something you can feel. Fewer people should say “I wrote to you last week and nobody replied”. When you have not heard that sentence for a month, look for the next small step.$post$
), (
  'ed5dc4f9-705d-44f5-a85f-8a4d820d5743', '2026-02-05 10:50+05:30',
  'Product descriptions your mother would trust',
  'descriptions-your-mother-would-trust',
  '“Premium quality” says nothing. Weight, age, origin and use say everything.',
  array['Writing'],
  null,
  $post$Read ten online shops and you will meet the same words: premium, authentic, finest, best in class. Your mother never bought anything because of those words. She asked where it came from, when it was made, how much there is, and what it is good for.

So answer her. Not “premium jaggery” but “jaggery in round balls, about 500 g each, made this season, darker and softer than the factory kind, good for sakkarai pongal and for coffee”. Not “authentic brass lamp” but the height, the weight, the number of faces, and whether it comes polished.

Then add the one thing a shopkeeper would say across the counter: “The colour deepens with use.” “Soak it the night before.” “Buy the larger one if your family is more than four.” That sentence sells more than any adjective, because nobody could have written it without knowing the thing.

Leave out what you cannot stand behind. Claims about health in particular need proof and are governed by rules. “My grandmother gave it for a cough” belongs at the dinner table, not on a label.$post$
), (
  'fa3442b7-2df3-4c70-a762-a1bdca64e007', '2025-12-19 16:45+05:30',
  'Your Google Business Profile in one evening',
  'google-business-profile-in-one-evening',
  'Free, and for many small shops more useful than a website. What to fill in, in which order, and what to leave empty.',
  array['Local search', 'Google Business Profile', 'Shops'],
  'http://localhost:5173/demo/pictures/3b27ac37060e555ae6c585fcd08e73b6-9aa56c-1600.avif',
  $post$When someone types “seed shop near me” between two fields, it is the map that answers. The entry on the map is your **Business Profile**. It costs nothing, and one quiet evening is enough to put it right.

## Before you begin

First search for your own shop. Perhaps somebody has already added it, with the old phone number. If it is there, claim it; *do not make a second one*. Google will ask you to prove that the business is yours, and the way of doing so differs from case to case. It can take some days, so begin before you need it.

## What to fill in, in this order

1. The name, exactly as on your board.
2. The main category.
3. The phone number that is answered.
4. The hours, with the lunch break.
5. The pin on the map.

Move the pin to your actual door. In a village the automatic place is often the middle of the road to the next one.

### Ten photographs

- the front, from across the street
- the counter, and who stands behind it
- the goods that people come for
- the parking, or the wall where they lean their bicycles

![A shop front with an awning, drawn from across the street](/demo/pictures/ce2a94bf8c89773bdaf6a67ac4a8ea63-bc9c85-1600.avif "The front from across the street helps strangers most.")

Set holiday hours before Deepavali and Pongal; we have written about [the Pongal page](/blog/pongal-page-ready-by-december) already.

## Reviews

Answer them in two calm sentences, the unkind ones first.

> Thank you for telling us. The weighing scale was checked on Monday; please come by, and we will weigh your bag again.

## What to leave empty

Keywords stuffed into the name, a category that sounds grand but is not yours, and reviews written by your nephew. All three are against [Google’s guidelines](https://support.google.com/business/answer/3038177) and can cost you the entry.

---

உங்கள் கடையின் பெயரைத் தமிழிலும் சேர்க்கலாம்: பலகையில் உள்ளபடியே எழுதுங்கள்.$post$
), (
  '788a81c9-2424-48ca-8737-6566c2dc98c8', '2025-10-30 12:30+05:30',
  'Who owns your domain name? Check it today',
  'who-owns-your-domain-name',
  null,
  '{}',
  null,
  $post$The domain name is the board above your shop on the internet, and a surprising number of owners do not hold it. It was registered years ago by a cousin, a student, or a designer who has since changed his number. Everything works until the year it must be renewed.

Checking takes five minutes. Find the yearly bill: whose name and mail address are on it? Try to sign in at the company that sold the name. If you cannot, write to whoever can, today, while you are still on good terms, and ask for the name to be moved to an account that belongs to you.

From then on keep three things in one envelope: the name of the registrar, the mail address of the account, and the renewal date. Use a mail address that the business owns, switch on automatic renewal, and make sure the card behind it has not expired. Whoever builds your next website needs access for a week. They do not need the board.$post$
), (
  '559ce1d0-1cb9-4ccf-9b0e-80292b6fabff', '2025-08-22 09:15+05:30',
  'Pages for the bus stand: slow phones, patchy signal',
  'pages-for-the-bus-stand',
  'Your customer is not at a desk. Five habits that make a page open where the signal is weak.',
  array['Speed', 'Mobile', 'Websites'],
  'http://localhost:5173/demo/pictures/052d6acdc10fcc19fdfbb5c296a0d61c-c18f60-1600.avif',
  $post$Websites are made on large screens with fast connections and then used at a bus stand, on a phone with a cracked glass, by someone whose bus is about to leave. A page that opens there opens anywhere.

The first habit is small pictures. A photograph straight from a phone can be many times larger than a screen needs. Reduce it before it is uploaded, and give the page its size beforehand, so that the text does not jump when the picture arrives.

The second habit is words first. The name, the phone number and the hours should be text, not part of a picture, and should appear before anything that moves. The third is to leave out the sliding banner. Hardly anyone waits for its third slide, and everybody pays for it in data.

The fourth habit is large buttons with space between them, for a thumb on a moving bus. The fifth is to try it yourself: take the oldest phone in the family, switch off the Wi-Fi, go and stand behind the market, and ring your own shop from your own page. What annoys you there is your list of repairs.$post$
), (
  '0dbe5f66-37d1-4ae4-89df-c8d43f46c3ca', '2025-06-14 11:25+05:30',
  'Tamil or English on your website? Both, but not half and half',
  'tamil-or-english-on-your-website',
  null,
  array['Language', 'Tamil', 'Content'],
  null,
  $post$Owners often ask which language their website should speak. The honest answer is: the one in which your customers ask you questions. Listen to your telephone for a day and you will know. Many businesses here need both, because the grandmother reads Tamil, her son in Dubai reads English, and they decide together.

What does not work is half and half: an English menu above Tamil paragraphs, or a page that changes language where the translator grew tired. If you offer two languages, every page that matters should exist fully in both, and the switch should be visible on each of them. Better four complete pages than twelve broken ones.

Do not rely on an automatic translation that nobody has read. It will turn a muhurtham into a moment and a padi of rice into a staircase. Let a person who knows the trade read every line aloud. If it sounds like something you would say across the counter, it is ready.

Choose a typeface with good Tamil letters, set it a little larger than the English, and leave more space between the lines. Tamil letters carry more detail, and they deserve the room.$post$
);

-- Portfolio projects, newest first.
insert into public.portfolio (id, created_at, title, category, tags, thumbnail_url, description)
values (
  '2237d149-33b4-4162-9316-3156965704a1', '2026-10-30 10:20+05:30',
  'Vennaru Karai Rice Mill',
  'Web Development',
  array['Website', 'Bilingual'],
  'http://localhost:5173/demo/pictures/0a248ce6356d492cf3a0adbf838e1726-e5d6c9-1600.avif',
  $project$A two-language website for a rice mill that puts today’s rate first.

## The situation

The rate was fixed each morning and given on the telephone, again and again, until noon. Drivers who did not know the road rang as well.

## The work

The rate stands at the top with the time it was fixed, and the office changes it from a phone. Directions for lorry drivers, moisture limits and payment days follow, in the order people ask for them, in Tamil and in English.

## The result

Farmers look before they load. The office keeps the page by itself; we have not touched a rate since it opened.$project$
), (
  'b6e796c2-d74e-48d3-ba20-5da21c4f5e44', '2026-09-18 15:40+05:30',
  'Nalam Kudumba Clinic',
  'AI Automation',
  array['Reminders', 'WhatsApp'],
  'http://localhost:5173/demo/pictures/4f2b3b7a3cd465c13754d4e8daf4fec2-cbd7c4-1600.avif',
  $project$Token reminders for a family clinic, on WhatsApp, for patients who agree to them.

## The situation

Patients waited in the street for hours, because nobody could say how fast the tokens would move. On the days when the doctor was on leave they came all the same.

## The work

One message goes out when three people are left before them, and one when the doctor is on leave. Messages carry no medical detail.

![A phone with a conversation in short messages](/demo/pictures/9d44f812e08586e187df04980f51f9e9-74895f-1600.avif "A message says when to come, and nothing about why.")

## The result

Families wait at home. The receptionist can stop everything with one switch, and did so twice in the first week to test us.$project$
), (
  '4fdb9b89-1445-44eb-aada-47915f69428b', '2026-08-05 11:10+05:30',
  'Karuppatti Kadai',
  'E-commerce',
  '{}',
  'http://localhost:5173/demo/pictures/dcd1d2536474e3c35920beaa75559d21-d1aa7a-1600.avif',
  $project$A shop for palm jaggery sweets and country snacks, with a cart that knows its limits.

## The situation

Orders came by chat at all hours, also for what was not in season. Parcels that left on a Friday lay in a depot over the weekend.

## The work

What is fried today goes out tomorrow, what is not in season cannot be ordered, and parcels leave only on days when they will arrive fresh. Payment is by UPI or on collection.

## The result

The kitchen reads one list in the morning and fries what is on it. Nobody has to say sorry for a murukku that went soft.$project$
), (
  '25a70e20-7633-4694-9b96-b6c91759c2cb', '2026-06-23 09:50+05:30',
  'Arumbu Nursery and Primary School',
  'Digital Marketing',
  array['Admissions', 'Content', 'Local search'],
  'http://localhost:5173/demo/pictures/8578b7101ce5b67ba02ce737ba0af1aa-c8a77d-1600.avif',
  $project$An admission season in plain words, from the gate to the map entry.

## The situation

Notices were scanned and could not be read on a phone. Parents asked the office for seats, documents, dates and bus stops, and got three answers.

## The work

One page holds them all, typed out instead of scanned; the gate, the parents’ groups and the map entry say the same in the same wording. Photographs show rooms and the playground rather than children.

## The result

The office sends one link instead of explaining. Next year’s dates replace this year’s, and the page is ready again.$project$
), (
  'ab682def-9e53-4915-8abe-f9f9078e4cd5', '2026-05-09 14:30+05:30',
  'Nool Veedu Handloom',
  'E-commerce',
  array['Online shop', 'Photography', 'UPI', 'Handloom', 'Shipping', 'Tamil'],
  'http://localhost:5173/demo/pictures/e455b86bda31453a7e61aa29a4a17efa-af7b72-1600.avif',
  $project$An online shop for a small house of silk and cotton weavers.

## The situation

Every saree is a single piece. In a chat the same one was promised twice, and its colour was another in each picture.

## The work

An item leaves the shelf the moment it is paid for. Body, border, pallu and reverse are photographed by the same window, and the description names the yarn as it truly is.

## The result

What arrives is what was seen. The weavers photograph and describe each new piece by themselves.$project$
), (
  'e4a61f57-bae4-49dc-8605-f03cb6bf22d6', '2026-03-28 16:05+05:30',
  'Manjal Malar Mahal',
  'Web Development',
  array['Bookings', 'Calendar', 'Bilingual'],
  'http://localhost:5173/demo/pictures/b9d4ba26b88db1b10764392420a32ea4-e8cbab-1600.avif',
  $project$Manjal Malar Mahal is a family-run wedding hall on the Kumbakonam road.

## The situation

Its bookings lived in two notebooks, one in the office and one in the owner’s house, and every muhurtham season somebody had to telephone a family with an apology.

## The work

We began without a website. For one season the family kept a shared calendar with one rule: no advance before the entry. We copied the two notebooks together in an afternoon, gave every session a name, and marked held dates with the day on which the hold ends.

Only then came the site. It shows each month with free and taken sessions, fed from that same calendar, and nothing about who has booked. A visitor chooses a date, says how many guests are expected, and sends an enquiry that reaches the manager’s phone and a list in the office. Nobody can book by themselves; a person always rings back.

The pages are in Tamil and English, written in full in both. The conditions are stated in plain words: caterers, music, parking, generator, and what happens to the advance when a date changes. The photographs were taken in one morning and show the dining hall, the rooms, the wash basins and the car park as well as the stage.

## The result

The hall looks after everything itself. The manager changes prices and photographs from her phone, and a printed card beside the telephone explains the five things she does most often. The domain name, the calendar and the pictures belong to the family, so that they can move to anyone they like, whenever they like.$project$
), (
  '2b9a8789-5209-4622-8c2e-08d7cf6e9c26', '2026-02-14 10:00+05:30',
  'Pachai Vayal Farm Inputs',
  'AI Automation',
  array['Enquiries', 'Tamil', 'Workflow'],
  'http://localhost:5173/demo/pictures/3b27ac37060e555ae6c585fcd08e73b6-9aa56c-1600.avif',
  $project$A reply desk for a seed and fertiliser dealer.

## The situation

Questions came by chat and telephone to whoever stood nearest, and some were answered by nobody.

## The work

They land in one list, each with a suggested heading. A person answers; the program only sorts and reminds. Anything about dosage goes straight to the agronomist and is never answered by a machine.

## The result

In the evening the list is empty, or somebody knows why it is not.$project$
), (
  'b3797316-aaa4-4c07-9e63-86416e9ab60b', '2025-12-02 12:45+05:30',
  'Kovil Veedhi Homestay',
  'Digital Marketing',
  array['Local search', 'Photography'],
  'http://localhost:5173/demo/pictures/ae522f57205f4a33f421875ada6fd02f-b5814d-1600.avif',
  $project$Two rooms above an old house near the temple, known to relatives and nobody else.

## The situation

The map showed the house in the wrong street, and no picture showed a room.

## The work

We put the map entry right, photographed the rooms in morning light, and wrote directions from the station on foot.

## The result

Guests find the door by themselves. They write directly to the family, who answer when the evening puja is over.$project$
), (
  '64052cbb-3b3e-45df-a263-e0dce3158059', '2025-10-11 09:35+05:30',
  'Vilakku Brass Works',
  'Web Development',
  array['Catalogue', 'Website'],
  'http://localhost:5173/demo/pictures/acb56bd3f60e881f2854b6dba459453d-777583-1600.avif',
  $project$A catalogue for a workshop that casts lamps and bells. Every piece has its height, weight and number of faces, and a drawing where a photograph would mislead. Temples and traders print the pages as an order sheet, so the print view received as much care as the screen.

## The situation

Traders rang to ask the same three things about every lamp. The family wanted to answer once, and on paper.

## The work

- measured and weighed 140 pieces in two mornings
- drew the eleven whose photographs mislead
- made a print view that fits four pieces on a sheet

> People order by the sheet now. They tick, and send a photograph of the tick.

## The result

With the family stay the drawings, the weights, and [a page they change themselves](/contact).$project$
), (
  '04cacd99-b860-42ec-a70d-e7b65060b5fe', '2025-08-27 17:15+05:30',
  'Thozhan Auto Spares',
  'AI Automation',
  array['Stock'],
  'http://localhost:5173/demo/pictures/d3fa8b8e0b2ab765bdde36de5f68f50b-373a60-1600.avif',
  $project$Answers from the stock list for mechanics who send a photograph of a worn part.

## The situation

The man at the counter left his customers to look for a number on a photograph, and then for the box.

## The work

The program reads the number on the part, looks it up in the stock list, and proposes an answer. He checks and sends it. Unclear pictures are passed on without a guess.

## The result

He answers from the counter, and knows each time what he has sent.$project$
), (
  'ce8f3231-cc86-41d0-a553-263645b4cdbc', '2025-07-05 11:55+05:30',
  'Ilaneer Bakery: the second shop',
  'Digital Marketing',
  array['Opening', 'Print'],
  null,
  $project$The opening weeks of a bakery’s second shop.

## The situation

The first shop needs no sign, because everyone was sent there as a child. In the new street nobody had been.

## The work

A hoarding with four words, a leaflet that doubles as a bun voucher, a map entry ready on the first morning, and one modest campaign shown only to people within cycling distance. Everything was written in the owner’s own voice.

## The result

The vouchers came back over the counter, so the owner saw which streets had heard of him. The map entry and the wording are his to go on with.$project$
);

-- Contact messages, newest first.
insert into public.contact_messages (id, created_at, name, email, mobile, message)
values (
  '224d9d3f-9530-40e5-a57c-114f610bf0d2', '2026-11-19 18:42+05:30', 'Revathi Sundaram', 'revathi.sundaram@example.com', '+91 98765 43211',
  $message$Vanakkam, I run a tailoring unit for school uniforms near Papanasam. We need a simple website with our price list and a form for schools. Could someone ring me after four in the afternoon?$message$
), (
  '2feccdef-5c51-4c70-b494-f5546913d020', '2026-11-16 09:08+05:30', 'முத்துக்குமரன் இளங்கோ', 'muthukumaran@example.in', '+91 98765 43212',
  $message$வணக்கம். எங்கள் ஊரில் சிறிய மளிகைக் கடை நடத்துகிறேன். பொங்கலுக்கு முன் வாட்ஸ்அப் மூலம் ஆர்டர் எடுக்கும் வசதி வேண்டும். தமிழில் இருந்தால் நல்லது. எவ்வளவு செலவாகும், எத்தனை நாள் ஆகும் என்று சொல்லுங்கள். நன்றி.$message$
), (
  '59345ce4-1dc8-4ea5-8ef1-0d5120baff17', '2026-11-09 21:30+05:30', 'Fathima Beevi', 'fathima.b@example.com', null,
  $message$Hello,

I teach embroidery at home and would like to sell finished pieces.
1. Do I need a website or is Instagram enough?
2. How do I take payment safely?
3. Who packs and sends?

Please answer by mail only, I do not share my number.

Thank you,
Fathima$message$
), (
  '35a5d133-5c0e-4eb3-9af9-15ecce60a9c6', '2026-10-28 07:15+05:30', 'Arun 🌾 Organic Farm', 'arun.farm@example.in', '9876543213',
  $message$Super site 👍🏽 We grow traditional rice 🌾🍚 and send it to families in Chennai every month. Need a subscription page 🙏 Budget is small 😅 but we pay on time!$message$
), (
  '1f257b57-fd76-4c39-9121-f02d0c1a8bf0', '2026-10-06 13:55+05:30', 'Dr. S. Kalyani Venkatraman', 'kalyani.clinic@example.com', '+91 98765 43214',
  $message$I am a paediatrician with a clinic that has been running for eleven years in a rented building, and we are about to move to our own place on the other side of the railway line. I would like to use the occasion to put a few things in order, and I want to explain them properly so that you can tell me honestly whether this is work for you.

First, people must learn about the move. Many of our families come from villages and do not read notices; they ring, and the line is busy. Second, tokens are given on the telephone between seven and eight, and by half past eight my receptionist is exhausted before the first child has arrived. I have seen clinics use an app, but I do not want to force an app on a grandmother who has come by two buses. Third, vaccination dates. We remind parents by hand, from cards, and we miss some. I lose sleep over that.

I do not need a beautiful website. I need one that is correct, in Tamil, and that my receptionist can change. I am also careful about patient data, and I would like to know where it would be stored, who could see it, and how it can be deleted. Please suggest a time; Thursday afternoons are best. I can also send you the floor plan and our present forms if that helps.$message$
), (
  '2958f51f-dc50-4eb9-b31c-413d0cfa82df', '2026-09-17 11:20+05:30', 'Joseph Xavier', 'joseph.xavier@example.com', '+91 98765 43215',
  $message$We are printing a new leaflet for our driving school and would like a QR code that leads to a page with timings and fees. Is this something you do, and what would you need from us?$message$
);

-- Nothing has been changed since it was written, except one post.
update public.blog_posts set updated_at = created_at;
update public.blog_posts set updated_at = '2026-01-15 10:20+05:30'
where slug = 'google-business-profile-in-one-evening';
update public.portfolio set updated_at = created_at;

end
$seed$;
