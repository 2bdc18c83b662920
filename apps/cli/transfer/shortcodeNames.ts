/** Names that WordPress itself registers. */
const CORE = 'caption wp_caption gallery playlist audio video embed';
/** Names of well-known plugins. */
const PLUGINS = `wpvideo videopress googlemaps googleapps polldaddy crowdsignal twitter-timeline slideshare
  soundcloud dailymotion vimeo youtube ted spotify tweet instagram facebook pinterest gist scribd flickr
  archiveorg bandcamp slideshow recipe contact-form contact-field blog_subscription_form subscribe2
  jetpack-related-posts jetpack_subscription_form simple-payment portfolio testimonials latex
  sourcecode code highlight php css js javascript html xml sql bash python java ruby csharp cpp
  contact-form-7 wpforms gravityform gravityforms ninja_form ninja_forms ninja_forms_display_form formidable
  mc4wp_form caldera_form everest_form forminator_form fluentform weforms newsletter_form mailpoet_form
  yikes-mailchimp hubspot optin-monster
  products product product_page product_category product_categories recent_products featured_products
  sale_products best_selling_products top_rated_products related_products add_to_cart add_to_cart_url
  shop_messages woocommerce_cart woocommerce_checkout woocommerce_my_account woocommerce_order_tracking
  edd_downloads purchase_link download_checkout
  rev_slider layerslider metaslider smartslider3 soliloquy nggallery nextgen_gallery ngg_images foogallery
  envira-gallery modula tablepress table wpdatatable wpgmza mapsmarker efn_note mfn modern_footnote
  wp-polls poll h5p tribe_events addtoany addthis mashshare toc ez-toc lwptoc display-posts catlist
  insert_page pdf-embedder pdfviewer embeddoc gview siteorigin_widget`;
/** Beginnings: WPBakery, Divi, Avada, Enfold, Shortcodes Ultimate, Cornerstone, Flatsome, Elementor. */
const FAMILIES = 'vc_ et_pb_ fusion_ av_ su_ cs_ ux_ x_ elementor-';
/** Ends: elements that themes add to WPBakery, after a name of their own. */
const ELEMENTS = '[a-z]+_(?:empty_space|single_image|image_gallery|custom_heading|column_text)';

const words = (list: string) => list.trim().split(/\s+/);
const NAMES = [...words(CORE), ...words(PLUGINS)].toSorted(
  (one, other) => other.length - one.length,
);

/** What matches a registered name at this place. */
export const REGISTERED = `(?:${words(FAMILIES).join('|')})\\w+|${NAMES.join('|')}|${ELEMENTS}`;

/** Whether a page builder registers it. */
export const isBuilder = (name: string): boolean =>
  new RegExp(`^(?:(?:${words(FAMILIES).join('|')})|${ELEMENTS}$)`).test(name);

/** Words that stand in brackets in prose too: they are shortcodes with attributes or an end alone. */
const PROSE =
  /^(?:portfolio|testimonials|latex|recipe|facebook|instagram|youtube|vimeo|pinterest|flickr|ted|tweet|gist|slideshow|products?|table|poll|toc|newsletter|hubspot|code|highlight|php|css|js|javascript|html|xml|sql|bash|python|java|ruby|csharp|cpp|spotify|audio|video|embed)$/;
export const isProse = (name: string): boolean => PROSE.test(name);

/** Those whose content is code, which is shown as it is. */
export const isCode = (name: string): boolean =>
  /^(?:sourcecode|code|highlight|php|css|js|javascript|html|xml|sql|bash|python|java|ruby|csharp|cpp)$/.test(
    name,
  );
